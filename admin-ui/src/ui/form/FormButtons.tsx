import Button from '@mui/material/Button';
import { SaveButton } from 'react-admin';
import { useFormState } from 'react-hook-form';

/** Stay in sight below a form. Leaving by either the cross or Cancel is a change of address, and the form asks first. */
export const FormButtons = ({ onCancel, label = 'Save' }: { onCancel: () => void; label?: string }) => {
  const { isSubmitting } = useFormState();
  return (
    <>
      <Button variant="outlined" onClick={onCancel}>
        Cancel
      </Button>
      <SaveButton label={label} alwaysEnable={!isSubmitting} icon={<></>} />
    </>
  );
};
