import { useState, type ComponentProps } from 'react';
import { useUpdate } from 'react-admin';
import Button from '@mui/material/Button';
import { useRefreshStaff, useStaffPerson } from '@/data/requests/staff';
import { Modal, Question } from '@/ui/Modal';
import { Unanswered } from '@/ui/states';
import { useSay } from '@/ui/use-say';
import type { AnyRow } from '@/ui/list/describe-list';
import type { StaffRow } from './staff-row';

type Staff = Pick<StaffRow, 'id' | 'person_id' | 'name' | 'is_active' | 'user_id'>;

const useSetActive = (staff: Staff) => {
  const [update] = useUpdate<AnyRow>();
  const refresh = useRefreshStaff();
  const say = useSay();
  const set = async (is_active: 0 | 1) => {
    await update('staff', { id: staff.id, data: { is_active }, previousData: staff }, { returnPromise: true });
    await refresh();
  };
  const takeBack = (is_active: 0 | 1) => void say.after(set(is_active), () => say.done('Undone'));
  return async (is_active: 0 | 1) => {
    await set(is_active);
    say.done(`${staff.name} is ${is_active ? 'active' : 'inactive'} now`, {
      undo: () => takeBack(is_active ? 0 : 1),
    });
  };
};

const Follows = ({ staff: { name, person_id, user_id } }: { staff: Staff }) => {
  const { data, error, refetch } = useStaffPerson(person_id);
  if (!data) return <Unanswered error={error} refetch={refetch} rows={2} />;
  const { stillNamed, accountHolder } = data;
  return (
    <>
      <p>
        {`${name} is not offered for lessons any more${user_id ? ', and cannot sign in' : ''}. What was taught stays.`}
      </p>
      {accountHolder.billing_person_id === person_id && <p>{`Riders on the account of ${name} stay active.`}</p>}
      {stillNamed && (
        <p>
          {`${name} still stands in `}
          <strong>{stillNamed}</strong>, until you choose somebody else there.
        </p>
      )}
    </>
  );
};

type StaffActivationProps = { readonly staff: Staff } & ComponentProps<typeof Button>;

/** What follows is said before it is done. R029 F20 */
export const StaffActivation = ({ staff, ...button }: StaffActivationProps) => {
  const [asking, setAsking] = useState(false);
  const set = useSetActive(staff);
  const say = useSay();
  const close = () => setAsking(false);
  const word = staff.is_active ? 'Inactivate' : 'Activate';
  const begin = () => (staff.is_active ? setAsking(true) : void set(1).catch(say.refused));
  return (
    <>
      <Button {...button} onClick={begin}>
        {word}
      </Button>
      {asking && (
        <Modal values={{}} onSubmit={() => set(0)} onSaved={close}>
          <Question
            title={`Inactivate ${staff.name}?`}
            submitLabel="Inactivate"
            cancelLabel="Keep active"
            onClose={close}
          >
            <Follows staff={staff} />
          </Question>
        </Modal>
      )}
    </>
  );
};

/** In a row of the list. */
export const StaffRowActivation = ({ row }: { row: StaffRow }) => (
  <StaffActivation
    staff={row}
    variant="text"
    size="small"
    aria-label={`${row.is_active ? 'Inactivate' : 'Activate'} ${row.name}`}
  />
);
