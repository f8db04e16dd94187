import { maxLength, required, TextInput } from 'react-admin';

/** Who it is; everything else is filled in on the staff home. */
export const NewStaffInputs = () => (
  <>
    <TextInput source="first_name" label="First name" validate={[required('First Name Required'), maxLength(100)]} />
    <TextInput source="last_name" label="Last name" validate={maxLength(100)} />
  </>
);
