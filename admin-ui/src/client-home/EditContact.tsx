import { useNavigate } from 'react-router-dom';
import { useWatch } from 'react-hook-form';
import { useEditContact } from '@/requests/people';
import { Lookalikes } from '@/resources/clients/Lookalikes';
import { TextField } from '@/ui/form-inputs';
import { Modal, Question } from '@/ui/Modal';
import { useSay } from '@/ui/use-say';
import { useFamily } from './client-context';

type Contact = { readonly email: string; readonly phone1: string; readonly phone2: string };

/** The server has the last word; what has no @ or dot is no address. R157 */
const problems = ({ email }: Contact) =>
  !email.trim() || /^\S+@\S+\.\S+$/.test(email.trim()) ? {} : { email: 'This is not an email address' };

const Fields = ({ personId, onClose }: { personId: string; onClose: () => void }) => {
  const [email, phone1, phone2] = useWatch<Contact, ['email', 'phone1', 'phone2']>({
    name: ['email', 'phone1', 'phone2'],
  });
  return (
    <Question title="Contact Details" submitLabel="Save" onClose={onClose}>
      <TextField source="phone1" label="Primary phone" type="tel" maxLength={50} />
      <TextField source="phone2" label="Secondary phone" type="tel" maxLength={50} />
      <TextField
        source="email"
        label="Primary Email"
        type="email"
        maxLength={254}
        hint="Where mails go. A login keeps the address that it signs in with."
      />
      <Lookalikes described={{ email, phone1, phone2, person_id: personId }} />
    </Question>
  );
};

/** How the account holder is reached. R157 */
export const EditContact = () => {
  const { account, address } = useFamily();
  const { mutateAsync } = useEditContact();
  const navigate = useNavigate();
  const say = useSay();
  const close = () => void navigate(`${address}/account`);
  if (!account) return null;
  const { person_id, person_name } = account;
  const before = {
    email: account.contact_email ?? '',
    phone1: account.contact_mobile ?? '',
    phone2: account.contact_homephone ?? '',
  };
  const save = async (now: Contact) => {
    const { warnings } = await mutateAsync({ ...now, person_id });
    const takeBack = () => void say.after(mutateAsync({ ...before, person_id }), () => say.done('Undone'));
    say.done(`Contact details of ${person_name} saved`, { warnings, undo: takeBack });
  };
  return (
    <Modal values={before} onSubmit={save} onSaved={close} validate={problems}>
      <Fields personId={person_id} onClose={close} />
    </Modal>
  );
};
