import { useNavigate } from 'react-router-dom';
import { useAddMember } from '@/data/requests/people';
import { Modal } from '@/ui/Modal';
import { useSay } from '@/ui/use-say';
import { useFamily } from '@/data/client-context';
import { NameQuestion, nameProblems } from './NameQuestion';

/** Another rider on the account. R156 */
export const AddMember = () => {
  const { account, address } = useFamily();
  const { mutateAsync } = useAddMember();
  const navigate = useNavigate();
  const say = useSay();
  const close = () => void navigate(`${address}/account`);
  if (!account) return null;
  const save = async (name: { firstName: string; lastName: string }) => {
    const { newMember, warnings } = await mutateAsync({
      ...name,
      accountHolderId: account.person_id,
      billing_person_id: account.billing_person_id,
    });
    say.done(`${newMember.person_name} was added to the account of ${account.person_name}`, { warnings });
  };
  return (
    <Modal values={{ firstName: '', lastName: '' }} onSubmit={save} onSaved={close} validate={nameProblems}>
      <NameQuestion title="Add Member" onClose={close} />
    </Modal>
  );
};
