import { AutocompleteInput, BooleanInput, maxLength, ReferenceInput, required, TextInput } from 'react-admin';
import { useWatch } from 'react-hook-form';
import { Lookalikes } from '@/ui/person/Lookalikes';

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

const found = (q: string) => ({ q, is_active: 1 });

/** A student on an account that there is, or on an account of their own. R156 */
export const NewStudentInputs = () => (
  <>
    <NameInputs />
    <ReferenceInput source="account_person_id" reference="accounts" sort={{ field: 'person_name', order: 'ASC' }}>
      <AutocompleteInput
        label="Account holder"
        optionText="person_name"
        filterToQuery={found}
        helperText="Who pays. Empty: the student has an account of their own."
      />
    </ReferenceInput>
  </>
);
