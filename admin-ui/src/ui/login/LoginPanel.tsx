import { useId } from 'react';
import { useAccess } from '@/data/providers/use-access';
import { useUserAccount } from '@/data/requests/logins';
import { Unanswered } from '@/ui/states';
import { NewLogin } from './NewLogin';
import { ShownLogin } from './ShownLogin';
import './logins.css';

/** A person's login as administrators keep it: created, invited again, given a role, removed. R158 R159 F22 */
export const LoginPanel = ({ personId }: { personId: string }) => {
  const { canCall } = useAccess();
  return canCall('vusers/userAccount') ? <Panel personId={personId} /> : null;
};

const Panel = ({ personId }: { personId: string }) => {
  const { data: account, error, refetch } = useUserAccount(personId);
  const heading = useId();
  return (
    <section className="login" aria-labelledby={heading}>
      <h2 id={heading}>Login</h2>
      {account ? (
        account.user ? (
          <ShownLogin account={account} login={account.user} />
        ) : (
          <NewLogin account={account} />
        )
      ) : (
        <Unanswered error={error} refetch={refetch} rows={2} label="Loading the login" />
      )}
    </section>
  );
};
