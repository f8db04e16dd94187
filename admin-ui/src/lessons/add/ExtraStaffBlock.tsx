import Button from '@mui/material/Button';
import IconButton from '@mui/material/IconButton';
import CloseIcon from '@mui/icons-material/Close';
import { useOptions } from '@/requests/options';
import { SelectInput } from '@/ui/inputs';
import { nextKey, type Draft, type ExtraStaff } from './draft';
import type { DraftErrors } from './validate';

type ExtraStaffBlockProps = {
  readonly draft: Draft;
  readonly errors: DraftErrors;
  readonly onChange: (draft: Draft) => void;
};

export const ExtraStaffBlock = ({ draft, errors, onChange }: ExtraStaffBlockProps) => {
  const { instructor, task } = useOptions();
  const set = (extra: readonly ExtraStaff[]) => onChange({ ...draft, extra });
  const edit = (key: number, change: Partial<ExtraStaff>) =>
    set(draft.extra.map((row) => (row.key === key ? { ...row, ...change } : row)));
  return (
    <fieldset className="block">
      <legend className="block-title">Additional Staff/Volunteers</legend>
      {draft.extra.map((row) => (
        <div key={row.key} className="block-row">
          <SelectInput
            label="Staff"
            value={row.staff}
            empty=""
            options={instructor}
            error={errors[`staff-${row.key}`]}
            onChange={(staff) => edit(row.key, { staff })}
          />
          <SelectInput
            label="Task"
            value={row.task}
            empty=""
            options={task}
            error={errors[`task-${row.key}`]}
            onChange={(chosen) => edit(row.key, { task: chosen })}
          />
          <IconButton
            aria-label="Remove this person"
            onClick={() => set(draft.extra.filter(({ key }) => key !== row.key))}
          >
            <CloseIcon fontSize="small" />
          </IconButton>
        </div>
      ))}
      <Button
        size="small"
        variant="outlined"
        onClick={() => set([...draft.extra, { key: nextKey(draft.extra), staff: '', task: '' }])}
      >
        Add a person
      </Button>
    </fieldset>
  );
};
