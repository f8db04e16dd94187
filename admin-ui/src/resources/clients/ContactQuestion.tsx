import { useWatch } from 'react-hook-form';
import { useEditContact } from '@/requests/people';
import { TextField } from '@/ui/form-inputs';
import { Modal, Question } from '@/ui/Modal';
import { useSay } from '@/ui/use-say';
import { Lookalikes } from './Lookalikes';

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

type ContactQuestionProps = {
  readonly person: {
    readonly person_id: string;
    readonly name: string;
    readonly contact_email: string | null;
    readonly contact_mobile: string | null;
    readonly contact_homephone: string | null;
  };
  readonly onClose: () => void;
};

/** How somebody is reached. R157 */
export const ContactQuestion = ({ person, onClose }: ContactQuestionProps) => {
  const { mutateAsync } = useEditContact();
  const say = useSay();
  const { person_id, name } = person;
  const before = {
    email: person.contact_email ?? '',
    phone1: person.contact_mobile ?? '',
    phone2: person.contact_homephone ?? '',
  };
  const save = async (now: Contact) => {
    const { warnings } = await mutateAsync({ ...now, person_id });
    const takeBack = () => void say.after(mutateAsync({ ...before, person_id }), () => say.done('Undone'));
    say.done(`Contact details of ${name} saved`, { warnings, undo: takeBack });
  };
  return (
    <Modal values={before} onSubmit={save} onSaved={onClose} validate={problems}>
      <Fields personId={person_id} onClose={onClose} />
    </Modal>
  );
};
