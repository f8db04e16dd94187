import { useState, type ReactNode } from 'react';
import { useWatch } from 'react-hook-form';
import { useEditContact } from '@/data/requests/people';
import { TextField } from '@/ui/form/form-inputs';
import { Modal, Question } from '@/ui/Modal';
import { StaleValues, useSeenValues } from '@/ui/form/StaleValues';
import { useSay } from '@/ui/use-say';
import { ADDRESS_PARTS, addressLabels, type AddressPart } from './address-parts';
import { Lookalikes } from './Lookalikes';

type Contact = { readonly email: string; readonly phone1: string; readonly phone2: string };
type Values = Contact & Partial<Record<AddressPart, string>>;

/** The server has the last word; what has no @ or dot is no address. R157 */
const problems = ({ email }: Contact) =>
  !email.trim() || /^\S+@\S+\.\S+$/.test(email.trim()) ? {} : { email: 'This is not an email address' };

type FieldsProps = {
  readonly personId: string;
  readonly lives: boolean;
  readonly notice: ReactNode;
  readonly onClose: () => void;
};

const Fields = ({ personId, lives, notice, onClose }: FieldsProps) => {
  const [email, phone1, phone2] = useWatch<Contact, ['email', 'phone1', 'phone2']>({
    name: ['email', 'phone1', 'phone2'],
  });
  return (
    <Question title="Contact Details" submitLabel="Save" onClose={onClose}>
      {notice}
      <TextField source="phone1" label="Primary phone" autoFocus type="tel" maxLength={50} />
      <TextField source="phone2" label="Secondary phone" type="tel" maxLength={50} />
      <TextField
        source="email"
        label="Primary Email"
        type="email"
        maxLength={254}
        hint="Where mails go. A login keeps the address that it signs in with."
      />
      {lives && (
        <fieldset className="stack gap-2">
          <legend className="field-label">Address</legend>
          {ADDRESS_PARTS.map((part) => (
            <TextField
              key={part}
              source={part}
              label={addressLabels[part] ?? ''}
              maxLength={part === 'address_postcode' ? 20 : 100}
              {...(part === 'address_country' && { hint: 'Empty where it is the barn’s own.' })}
            />
          ))}
          <p className="field-hint">It stands below the name on invoices, receipts, credit notes and statements.</p>
        </fieldset>
      )}
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
    readonly version?: number;
  } & Partial<Record<AddressPart, string | null>>;
  readonly onClose: () => void;
};

type Reached = Pick<
  ContactQuestionProps['person'],
  'contact_email' | 'contact_mobile' | 'contact_homephone' | AddressPart
>;
/** Of an account holder the address, too. */
const shownOf = ({ contact_email, contact_mobile, contact_homephone, ...lives }: Reached): Values => ({
  email: contact_email ?? '',
  phone1: contact_mobile ?? '',
  phone2: contact_homephone ?? '',
  ...Object.fromEntries(ADDRESS_PARTS.filter((part) => part in lives).map((part) => [part, lives[part] ?? ''])),
});
const labels = { email: 'Primary Email', phone1: 'Primary phone', phone2: 'Secondary phone', ...addressLabels };

/** How somebody is reached. R157 */
export const ContactQuestion = ({ person, onClose }: ContactQuestionProps) => {
  const { mutateAsync } = useEditContact();
  const say = useSay();
  const { person_id, name } = person;
  const { seen, theirs, guard, settle } = useSeenValues(person, shownOf);
  const [before] = useState(seen.values);
  const save = async (now: Values) => {
    const { client, warnings } = await guard(mutateAsync({ ...now, person_id, version: seen.version }));
    const back = { ...seen.values, person_id, version: client.version };
    const takeBack = () => void say.after(mutateAsync(back), () => say.done('Undone'));
    say.done(`Contact details of ${name} saved`, { warnings, undo: takeBack });
  };
  return (
    <Modal values={before} onSubmit={save} onSaved={onClose} validate={problems}>
      <Fields
        personId={person_id}
        lives={'address_street' in person}
        notice={theirs && <StaleValues noun="person" labels={labels} seen={seen} theirs={theirs} onSettled={settle} />}
        onClose={onClose}
      />
    </Modal>
  );
};
