import { Link } from 'react-router-dom';
import Button from '@mui/material/Button';
import type { Barn } from '@/data/requests/barn';
import { usePortal } from '@/data/requests/subscription';
import { Tag } from '@/ui/Tag';

const PAGE = '/setup/preferences/paymentSubscriptions';

type StatusProps = Pick<Barn, 'eqo_stripe_customer_id' | 'eqo_subscription_id'>;

/** Live once there is a subscription; a link to one where the barn can have it. R052 R187 */
export const Status = ({ eqo_stripe_customer_id: customer, eqo_subscription_id: subscription }: StatusProps) => {
  const portal = usePortal((url) => location.assign(url));
  return (
    <div className="setting">
      <p className="muted small">
        {subscription
          ? 'Your subscription to Leadline is paid.'
          : 'Everything works during the free trial, and nothing is charged.'}
      </p>
      <Tag tone={subscription ? 'success' : 'info'}>{subscription ? 'Live' : 'Free Trial'}</Tag>
      {customer && !subscription && (
        <Button variant="contained" component={Link} to={PAGE}>
          Subscribe
        </Button>
      )}
      {customer && (
        <Button variant="outlined" disabled={portal.isPending} onClick={() => portal.mutate()}>
          Manage Payment Method
        </Button>
      )}
      {portal.error && <p role="alert">{portal.error.message}</p>}
    </div>
  );
};
