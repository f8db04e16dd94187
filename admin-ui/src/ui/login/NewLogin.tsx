import { useState } from 'react';
import Button from '@mui/material/Button';
import { useAddLogin, type UserAccount } from '@/data/requests/logins';
import { RadioInput } from '@/ui/form/inputs';
import { useSay } from '@/ui/use-say';
import { typeNames, typesOf } from './login-types';

const NO_EMAIL =
  'Client does not yet have a email address associated with this account.  Please create one then try again.';

const why = ({ is_active, person_name }: UserAccount, types: readonly string[]) => {
  if (is_active === 0) return `${person_name} is inactive and could not sign in.`;
  return types.length === 0 ? 'For a family, only the account holder signs in.' : null;
};

/** For somebody who does not sign in yet. R158 */
export const NewLogin = ({ account }: { account: UserAccount }) => {
  const { person_id, person_name, contact_email } = account;
  const { mutateAsync, isPending } = useAddLogin(person_id);
  const say = useSay();
  const types = typesOf(account);
  const [type = 'STU', setType] = useState(types[0]);
  const closed = why(account, types);
  if (closed) return <p className="muted">{closed} There is no login.</p>;
  const create = () => {
    if (!contact_email) return say.warn(NO_EMAIL);
    const login = { person_id, person_name, email: contact_email, type };
    return void say.after(mutateAsync(login), () => say.done('User Succesfully Created'));
  };
  return (
    <>
      <p className="muted">
        {contact_email
          ? `There is no login yet. Creating one mails an invitation to ${contact_email}: ` +
            'a link to choose a password, good once within 7 days.'
          : 'There is no login yet. Creating one needs an email address.'}
      </p>
      {types.length > 1 && (
        <RadioInput
          legend="Signs in as"
          value={type}
          onChange={(chosen) => setType(types.find((one) => one === chosen))}
          options={types.map((id) => ({ id, name: typeNames[id] }))}
        />
      )}
      <p>
        <Button variant="outlined" disabled={isPending} onClick={create}>
          Create Login
        </Button>
      </p>
    </>
  );
};
