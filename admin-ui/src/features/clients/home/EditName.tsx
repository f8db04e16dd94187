import { useState } from 'react';
import { useNavigate, useParams } from 'react-router-dom';
import { useEditName } from '@/data/requests/people';
import { Modal } from '@/ui/Modal';
import { StaleValues, useSeenValues } from '@/ui/form/StaleValues';
import { useSay } from '@/ui/use-say';
import { useFamily } from '@/data/client-context';
import { NameQuestion, nameProblems } from './NameQuestion';

type Named = {
  readonly person_id: string;
  readonly first_name: string;
  readonly last_name: string;
  readonly version: number;
};
const shownOf = ({ first_name, last_name }: Pick<Named, 'first_name' | 'last_name'>) => ({
  firstName: first_name,
  lastName: last_name,
});
const labels = { firstName: 'First name', lastName: 'Last name' };

const NameForm = ({ person, onClose }: { person: Named; onClose: () => void }) => {
  const { mutateAsync } = useEditName();
  const say = useSay();
  const { person_id } = person;
  const { seen, theirs, guard, settle } = useSeenValues(person, shownOf);
  const [before] = useState(seen.values);
  const save = async (now: typeof before) => {
    const { person: saved, warnings } = await guard(mutateAsync({ ...now, person_id, version: seen.version }));
    const back = { ...seen.values, person_id, version: saved.version };
    const takeBack = () => void say.after(mutateAsync(back), () => say.done('Undone'));
    say.done(`Changes to ${saved.person_name} saved`, { warnings, undo: takeBack });
  };
  return (
    <Modal values={before} onSubmit={save} onSaved={onClose} validate={nameProblems}>
      <NameQuestion
        title="Edit Name"
        personId={person_id}
        notice={theirs && <StaleValues noun="person" labels={labels} seen={seen} theirs={theirs} onSettled={settle} />}
        onClose={onClose}
      />
    </Modal>
  );
};

/** The holder's name or a member's. R156 */
export const EditName = () => {
  const { person = '' } = useParams();
  const { account, members, address } = useFamily();
  const navigate = useNavigate();
  const close = () => void navigate(`${address}/account`);
  const edited = [account, ...members].find((one) => one?.person_id === person);
  if (!edited) return null;
  return <NameForm person={edited} onClose={close} />;
};
