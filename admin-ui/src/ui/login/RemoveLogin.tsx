import { useRemoveLogin, type Login, type UserAccount } from '@/data/requests/logins';
import { Modal, Question } from '@/ui/Modal';
import { useSay } from '@/ui/use-say';

type Props = { readonly account: UserAccount; readonly login: Login; readonly onClose: () => void };

/** Asks first: it cannot be taken back, only created anew. F22 */
export const RemoveLogin = ({ account: { person_id, person_name }, login, onClose }: Props) => {
  const { mutateAsync } = useRemoveLogin(person_id);
  const say = useSay();
  const remove = () =>
    mutateAsync({ person_id }).then(
      () => say.done('Account removed successfully'),
      () => say.refused(new Error('Account deletion failed. Please contact administrator.')),
    );
  return (
    <Modal danger values={{}} onSubmit={remove} onSaved={onClose}>
      <Question title="Remove this login?" submitLabel="Remove Login" cancelLabel="Keep Login" onClose={onClose}>
        <p>{`${person_name} cannot sign in with ${login.email} any more, and is signed out everywhere within a minute.`}</p>
        <p>Lessons, packages and notes stay. A new login can be created at any time.</p>
      </Question>
    </Modal>
  );
};
