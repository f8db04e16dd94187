import { useWatch } from 'react-hook-form';
import type { Input } from '@leadline/api-client';
import { useFamily } from '@/data/client-context';
import { useKeepFamilySignIns } from '@/data/requests/logins';
import { SelectField, TextField } from '@/ui/form/form-inputs';
import { Modal, Question } from '@/ui/Modal';
import { useSay } from '@/ui/use-say';
import { parts } from './family-parts';

type Values = Required<
  Pick<Input<'family_sign_ins/invite'>, 'part' | 'email' | 'first_name' | 'last_name' | 'rider_id'>
>;
type Props = {
  readonly holderId: string;
  /** Who does already. */
  readonly signsIn: readonly string[];
  readonly onClose: () => void;
};

const empty: Values = { part: 'guardian', email: '', first_name: '', last_name: '', rider_id: '' };

const problems = ({ part, email, first_name, rider_id }: Values) => ({
  ...(!email.trim() && { email: 'Email is required' }),
  ...(part === 'teen'
    ? !rider_id && { rider_id: 'Choose who it is' }
    : !first_name.trim() && { first_name: 'First Name Required' }),
});

const Fields = ({ signsIn }: Pick<Props, 'signsIn'>) => {
  const { members, account } = useFamily();
  const part = useWatch<Values, 'part'>({ name: 'part' });
  const able = members.filter(
    ({ person_id, is_active }) => is_active === 1 && person_id !== account?.person_id && !signsIn.includes(person_id),
  );
  return (
    <>
      <SelectField
        source="part"
        label="Who is it?"
        options={parts.filter(({ id }) => id !== 'teen' || able.length > 0)}
        hint={parts.find(({ id }) => id === part)?.opens ?? ''}
      />
      {part === 'teen' ? (
        <SelectField
          source="rider_id"
          label="Rider"
          empty="Choose a rider"
          options={able.map(({ person_id, person_name }) => ({ id: person_id, name: person_name }))}
        />
      ) : (
        <>
          <TextField source="first_name" label="First name" required maxLength={100} autoComplete="off" />
          <TextField source="last_name" label="Last name" maxLength={100} autoComplete="off" />
        </>
      )}
      <TextField
        source="email"
        label="Email"
        type="email"
        required
        autoComplete="off"
        hint="The invitation goes there: a link to choose a password, good once within 7 days."
      />
    </>
  );
};

/** A sign-in for somebody of the family; what it opens is said before it is sent. */
export const InviteToFamily = ({ holderId, signsIn, onClose }: Props) => {
  const { mutateAsync } = useKeepFamilySignIns('family_sign_ins/invite', holderId);
  const say = useSay();
  const invite = async ({ part, email, first_name, last_name, rider_id }: Values) => {
    const who = part === 'teen' ? { rider_id } : { first_name, last_name };
    await mutateAsync({ account_person_id: holderId, part, email: email.trim(), ...who });
    say.done(`An invitation was sent to ${email.trim()}`);
  };
  return (
    <Modal values={empty} onSubmit={invite} onSaved={onClose} validate={problems}>
      <Question title="Invite Somebody" submitLabel="Send Invitation" onClose={onClose}>
        <Fields signsIn={signsIn} />
      </Question>
    </Modal>
  );
};
