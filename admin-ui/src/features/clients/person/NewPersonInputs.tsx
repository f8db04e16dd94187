import { BooleanInput } from 'react-admin';
import { useWatch } from 'react-hook-form';
import { RecordInputs } from '@/ui/list/RecordInputs';
import { Lookalikes } from '@/ui/person/Lookalikes';

/** What is asked of somebody new: hardly more than a name. Whoever may be the same is pointed out. R156 */
export const NewPersonInputs = () => {
  const [firstName, lastName] = useWatch({ name: ['first_name', 'last_name'] }) as (string | null | undefined)[];
  return (
    <>
      <RecordInputs />
      <Lookalikes described={{ firstName: firstName ?? '', lastName: lastName ?? '' }} />
    </>
  );
};

/** R156 */
export const NewAccountInputs = () => (
  <>
    <NewPersonInputs />
    <BooleanInput source="is_student" label="Rides, too" parse={(rides: boolean) => (rides ? 1 : 0)} />
  </>
);
