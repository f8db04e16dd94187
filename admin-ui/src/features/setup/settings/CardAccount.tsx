import Button from '@mui/material/Button';
import { useConnectAddress } from '@/data/requests/card-account';
import type { Barn } from '@/data/requests/barn';
import { Tag } from '@/ui/Tag';

/** R003 R053 */
export const CardAccount = ({ stripe_account_id }: Pick<Barn, 'stripe_account_id'>) => {
  const connect = useConnectAddress((url) => location.assign(url));
  return (
    <div className="setting">
      <p className="muted small">
        {stripe_account_id
          ? 'Families’ card payments arrive in your account with the card payment provider.'
          : 'Without an account with the card payment provider, families cannot pay by card.'}
      </p>
      <Tag tone={stripe_account_id ? 'success' : 'plain'}>{stripe_account_id ? 'Connected' : 'Not Connected'}</Tag>
      {!stripe_account_id && (
        <Button variant="outlined" onClick={() => connect.mutate()} disabled={connect.isPending}>
          Connect
        </Button>
      )}
      {connect.data?.url === null && (
        <p role="status">Card payments are not set up on this installation, so no account can be connected.</p>
      )}
      {connect.error && <p role="alert">{connect.error.message}</p>}
    </div>
  );
};
