import { useState } from 'react';
import { useUpdate } from 'react-admin';
import Button from '@mui/material/Button';
import { useRefreshStaff } from '@/requests/staff';
import type { AnyRow } from '@/resources/list/describe-list';
import { Modal, Question } from '@/ui/Modal';
import { useSay } from '@/ui/use-say';
import { useStaff } from './staff-context';

const useSetActive = () => {
  const { staff } = useStaff();
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

const Inactivation = ({ onSubmit, onClose }: { onSubmit: () => Promise<void>; onClose: () => void }) => {
  const { staff, stillNamed } = useStaff();
  return (
    <Modal values={{}} onSubmit={onSubmit} onSaved={onClose}>
      <Question
        title={`Inactivate ${staff.name}?`}
        submitLabel="Inactivate"
        cancelLabel="Keep active"
        onClose={onClose}
      >
        <p>
          {`${staff.name} is not offered for lessons any more${staff.user_id ? ', and cannot sign in' : ''}. `}
          What was taught stays.
        </p>
        {stillNamed && (
          <p>
            {`${staff.name} still stands in `}
            <strong>{stillNamed}</strong>, until you choose somebody else there.
          </p>
        )}
      </Question>
    </Modal>
  );
};

/** What follows is said before it is done. R029 F20 */
export const StaffActivation = () => {
  const { staff } = useStaff();
  const [asking, setAsking] = useState(false);
  const set = useSetActive();
  const say = useSay();
  if (staff.is_active === 0)
    return (
      <Button variant="outlined" onClick={() => void set(1).catch(say.refused)}>
        Activate
      </Button>
    );
  return (
    <>
      <Button variant="outlined" onClick={() => setAsking(true)}>
        Inactivate
      </Button>
      {asking && <Inactivation onSubmit={() => set(0)} onClose={() => setAsking(false)} />}
    </>
  );
};
