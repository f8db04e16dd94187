import { useState, type ReactNode } from 'react';
import Button from '@mui/material/Button';
import { useAccess } from '@/providers/use-access';
import { useEditing } from './edit-context';

type EditPanelProps = {
  readonly label: string;
  readonly value: ReactNode;
  /** The form that replaces the value; `close` puts the value back. */
  readonly form?: (close: () => void) => ReactNode;
};

/** A name, a value and, for those who may, the way to change it in place. */
export const EditPanel = ({ label, value, form }: EditPanelProps) => {
  const { one } = useEditing();
  const { canCall } = useAccess();
  const [open, setOpen] = useState(false);
  const editable = form && canCall('lessons/update') && one.lesson.lesson_is_cancelled !== 1;
  return (
    <section className="edit-panel" aria-label={label}>
      <h3>{label}</h3>
      {open && form ? form(() => setOpen(false)) : <div className="edit-value">{value}</div>}
      {editable && !open && (
        <Button size="small" variant="text" aria-label={`Edit ${label}`} onClick={() => setOpen(true)}>
          Edit
        </Button>
      )}
    </section>
  );
};

type PanelFormProps = {
  readonly busy: boolean;
  readonly onSave: () => void;
  readonly onCancel: () => void;
  readonly children: ReactNode;
};

export const PanelForm = ({ busy, onSave, onCancel, children }: PanelFormProps) => (
  <form
    className="panel-form"
    noValidate
    onSubmit={(event) => {
      event.preventDefault();
      onSave();
    }}
  >
    {children}
    <div className="panel-form-actions">
      <Button size="small" variant="outlined" onClick={onCancel}>
        Cancel
      </Button>
      <Button size="small" type="submit" variant="contained" disabled={busy}>
        Save Changes
      </Button>
    </div>
  </form>
);
