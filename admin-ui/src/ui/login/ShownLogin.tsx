import { useState } from 'react';
import Button from '@mui/material/Button';
import { Facts } from '@/ui/record/Facts';
import { useBarn } from '@/data/requests/barn';
import { useResendInvitation, type Login, type UserAccount } from '@/data/requests/logins';
import { timeIn, todayIn } from '@/data/time/day';
import { dayAndTime } from '@/data/time/words';
import { useSay } from '@/ui/use-say';
import { typeNames } from './login-types';
import { RemoveLogin } from './RemoveLogin';
import { RolePicker } from './RolePicker';

type Props = { readonly account: UserAccount; readonly login: Login };

/** Whether somebody has begun to sign in, and until when an invitation works. */
export const useLoginState = ({
  is_active,
  is_invited,
  invited_until,
}: Pick<Login, 'is_active' | 'is_invited' | 'invited_until'>) => {
  const { time_zone } = useBarn();
  if (is_active === 0) return 'Locked while the person is inactive';
  if (is_invited === 0) return 'Signs in with a password';
  if (!invited_until) return 'Invited; the invitation has expired';
  const until = new Date(invited_until);
  return `Invited; the link works until ${dayAndTime(todayIn(time_zone, until), timeIn(time_zone, until))}`;
};

const Resend = ({ account, login }: Props) => {
  const { mutateAsync, isPending } = useResendInvitation(account.person_id);
  const say = useSay();
  const send = () =>
    void say.after(mutateAsync({ person_id: account.person_id }), () =>
      say.done(`A new invitation was sent to ${login.email}`),
    );
  return (
    <Button variant="outlined" disabled={isPending} onClick={send}>
      Send Invitation Again
    </Button>
  );
};

/** Who signs in, as what, and whether they have begun. */
export const ShownLogin = ({ account, login }: Props) => {
  const { use_roles } = useBarn();
  const [removing, setRemoving] = useState(false);
  const state = useLoginState(login);
  return (
    <>
      <Facts
        facts={[
          { label: 'Signs in with', value: login.email },
          { label: 'As', value: typeNames[login.type] },
          { label: 'State', value: state },
        ]}
      />
      {login.type === 'INS' && use_roles === 1 && <RolePicker account={account} login={login} />}
      {login.is_own === 1 ? (
        <p className="muted">This is your own login, which somebody else would have to remove.</p>
      ) : (
        <p className="row wrap gap-2">
          {login.is_invited === 1 && login.is_active === 1 && <Resend account={account} login={login} />}
          <Button variant="outlined" color="error" onClick={() => setRemoving(true)}>
            Remove Login
          </Button>
        </p>
      )}
      {removing && <RemoveLogin account={account} login={login} onClose={() => setRemoving(false)} />}
    </>
  );
};
