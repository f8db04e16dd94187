import { BooleanInput, maxLength, required, TextInput } from 'react-admin';
import { useWatch } from 'react-hook-form';
import { Lookalikes } from '@/ui/person/Lookalikes';
import { AccountHolderInput } from './AccountHolderInput';

/** Who it is; whoever may be the same is pointed out. R156 */
export const NameInputs = () => {
  const [firstName, lastName] = useWatch({ name: ['first_name', 'last_name'] }) as (string | null | undefined)[];
  return (
    <>
      <TextInput source="first_name" label="First name" validate={[required('First Name Required'), maxLength(100)]} />
      <TextInput source="last_name" label="Last name" validate={maxLength(100)} />
      <Lookalikes described={{ firstName: firstName ?? '', lastName: lastName ?? '' }} />
    </>
  );
};

/** Quick creation: a name, everything else on the page that opens then. R156 */
export const NewAccountInputs = () => (
  <>
    <NameInputs />
    <BooleanInput source="is_student" label="Rides, too" parse={(rides: boolean) => (rides ? 1 : 0)} />
  </>
);

/** A student on an account that there is, on one that is new, or on an account of their own. R156 */
export const NewStudentInputs = () => (
  <>
    <NameInputs />
    <AccountHolderInput />
  </>
);
