import { useNavigate, useParams } from 'react-router-dom';
import { useEditName } from '@/requests/people';
import { Modal } from '@/ui/Modal';
import { useSay } from '@/ui/use-say';
import { useFamily } from './client-context';
import { NameQuestion, nameProblems } from './NameQuestion';

/** The holder's name or a member's. R156 */
export const EditName = () => {
  const { person = '' } = useParams();
  const { account, members, address } = useFamily();
  const { mutateAsync } = useEditName();
  const navigate = useNavigate();
  const say = useSay();
  const close = () => void navigate(`${address}/account`);
  const edited = [account, ...members].find((one) => one?.person_id === person);
  if (!edited) return null;
  const before = { firstName: edited.first_name, lastName: edited.last_name };
  const save = async (now: typeof before) => {
    const { person: saved, warnings } = await mutateAsync({ ...now, person_id: person });
    const takeBack = () => void say.after(mutateAsync({ ...before, person_id: person }), () => say.done('Undone'));
    say.done(`Changes to ${saved.person_name} saved`, { warnings, undo: takeBack });
  };
  return (
    <Modal values={before} onSubmit={save} onSaved={close} validate={nameProblems}>
      <NameQuestion title="Edit Name" personId={person} onClose={close} />
    </Modal>
  );
};
