import { useFieldArray } from 'react-hook-form';
import Button from '@mui/material/Button';
import IconButton from '@mui/material/IconButton';
import CloseIcon from '@mui/icons-material/Close';
import { useOptions } from '@/requests/options';
import { SelectField } from '@/ui/form-inputs';
import type { Filling } from './draft';

export const ExtraStaffBlock = () => {
  const { instructor, task } = useOptions();
  const { fields, append, remove } = useFieldArray<Filling, 'extra'>({ name: 'extra' });
  return (
    <fieldset className="block">
      <legend className="block-title">Additional Staff/Volunteers</legend>
      {fields.map(({ id }, index) => (
        <div key={id} className="block-row">
          <SelectField source={`extra.${index}.staff`} label="Staff" empty="" options={instructor} />
          <SelectField source={`extra.${index}.task`} label="Task" empty="" options={task} />
          <IconButton aria-label="Remove this person" onClick={() => remove(index)}>
            <CloseIcon fontSize="small" />
          </IconButton>
        </div>
      ))}
      <Button size="small" variant="outlined" onClick={() => append({ staff: '', task: '' })}>
        Add a person
      </Button>
    </fieldset>
  );
};
