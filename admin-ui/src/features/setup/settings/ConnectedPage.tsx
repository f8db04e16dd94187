import Button from '@mui/material/Button';
import { Link, useSearchParams } from 'react-router-dom';
import { useAccess } from '@/data/providers/use-access';
import { useAddAccount } from '@/data/requests/card-account';
import { Forbidden, Loading } from '@/ui/states';

const REFUSED = 'The card payment provider has connected no account.';

/** `scope` is what the provider was allowed; without a code nothing was. */
const Outcome = ({ code, scope, state }: Record<'code' | 'scope' | 'state', string>) => {
  const { data, error } = useAddAccount(scope ? code : '', state);
  if (!code || !scope) return <p role="alert">{REFUSED}</p>;
  if (error) return <p role="alert">{error.message}</p>;
  if (!data) return <Loading rows={2} label="Connecting" />;
  return <p role="status">Your payment provider account has been successfully connected with the product.</p>;
};

/** Where the card payment provider sends an administrator back to. R184 */
export default function ConnectedPage() {
  const { canCall } = useAccess();
  const [search] = useSearchParams();
  if (!canCall('payments/addAccount')) return <Forbidden />;
  const given = (name: string) => search.get(name) ?? '';
  return (
    <div className="page">
      <title>Card payments – Leadline</title>
      <h1>Card payments</h1>
      <Outcome code={given('code')} scope={given('scope')} state={given('state')} />
      <Button variant="contained" component={Link} to="/setup/preferences">
        click to return
      </Button>
    </div>
  );
}
