import { useEffect, useRef, useState, type KeyboardEvent, type ReactNode } from 'react';
import { useFormState, type FieldValues } from 'react-hook-form';
import Button from '@mui/material/Button';
import { useAccess } from '@/data/providers/use-access';
import { useLeave } from '@/ui/form/form-guard';
import { ValuesForm } from '@/ui/form/ValuesForm';
import { useEditing } from './edit-context';

type EditPanelProps = {
  readonly label: string;
  readonly value: ReactNode;
  /** The form that replaces the value; `close` puts the value back. */
  readonly form?: (close: () => void) => ReactNode;
  /** Opened from elsewhere, too; `setOpen` tells of both. */
  readonly isOpen?: boolean;
  readonly setOpen?: (isOpen: boolean) => void;
};

/** A name, a value and, for those who may, the way to change it in place. */
export const EditPanel = ({ label, value, form, ...opened }: EditPanelProps) => {
  const { one } = useEditing();
  const { canCall } = useAccess();
  const own = useState(false);
  const [wasOpen, setWasOpen] = useState(false);
  const [open, setOpen] = [opened.isOpen ?? own[0], opened.setOpen ?? own[1]];
  if (open && !wasOpen) setWasOpen(true);
  const editable = form && canCall('lessons/update') && one.lesson.lesson_is_cancelled !== 1;
  return (
    <section className="edit-panel" aria-label={label}>
      <h3>{label}</h3>
      {open && form ? form(() => setOpen(false)) : <div className="edit-value">{value}</div>}
      {editable && !open && (
        <Button
          size="small"
          variant="text"
          aria-label={`Edit ${label}`}
          autoFocus={wasOpen}
          onClick={() => setOpen(true)}
        >
          Edit
        </Button>
      )}
    </section>
  );
};

type PanelFormProps<Values extends FieldValues> = {
  readonly values: Values;
  readonly onSave: (values: Values) => unknown;
  readonly onCancel: () => void;
  /** Where one goes after saving, if not where Cancel leads. */
  readonly onSaved?: () => void;
  readonly validate?: (values: Values) => Readonly<Record<string, string | undefined>>;
  readonly children: ReactNode;
};

/** Begins in its first field, from wherever it was opened. Escape leaves the form that it is pressed in, not the lesson around it. */
const Frame = ({ onCancel, children }: { onCancel: () => void; children: ReactNode }) => {
  const { isSubmitting } = useFormState();
  const leave = useLeave(onCancel);
  const frame = useRef<HTMLDivElement>(null);
  useEffect(() => frame.current?.querySelector<HTMLElement>('input, select, textarea')?.focus(), []);
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Escape' || event.defaultPrevented) return;
    event.preventDefault();
    leave();
  };
  return (
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- the fields within it are what is typed in
    <div ref={frame} className="panel-form" onKeyDown={onKeyDown}>
      {children}
      <div className="row end gap-2">
        <Button size="small" variant="outlined" onClick={leave}>
          Cancel
        </Button>
        <Button size="small" type="submit" variant="contained" disabled={isSubmitting}>
          Save Changes
        </Button>
      </div>
    </div>
  );
};

export const PanelForm = <Values extends FieldValues>({
  onSave,
  onCancel,
  onSaved = onCancel,
  children,
  ...form
}: PanelFormProps<Values>) => (
  <ValuesForm className="panel-form-around" warns onSubmit={onSave} onSaved={onSaved} {...form}>
    <Frame onCancel={onCancel}>{children}</Frame>
  </ValuesForm>
);
