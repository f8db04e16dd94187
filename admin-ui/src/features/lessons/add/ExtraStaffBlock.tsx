import { useFieldArray } from 'react-hook-form';
import Button from '@mui/material/Button';
import IconButton from '@mui/material/IconButton';
import CloseIcon from '@mui/icons-material/Close';
import { StaffPair } from '../StaffPair';
import type { Filling } from './draft';

/** The instructor is the first of the staff, so these count from the second. R073 */
const FIRST = 2;

export const ExtraStaffBlock = () => {
  const { fields, append, remove } = useFieldArray<Filling, 'extra'>({ name: 'extra' });
  return (
    <fieldset className="block stack gap-2 from-left">
      <legend className="block-title">Additional Staff/Volunteers</legend>
      {fields.map(({ id }, index) => (
        <div key={id} className="block-row row wrap gap-3 full">
          <StaffPair source={`extra.${index}`} nth={index + FIRST} />
          <IconButton aria-label={`Remove staff ${index + FIRST}`} onClick={() => remove(index)}>
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
