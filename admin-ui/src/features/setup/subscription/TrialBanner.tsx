import { Link } from 'react-router-dom';
import { useAccess } from '@/data/providers/use-access';
import { useBarn } from '@/data/requests/barn';

const LINK = 'click here';
const [TOLD] =
  'You are currently using the 14 day free trial subscription. To update to a paid subscription click here'.split(LINK);

/** For administrators, as long as the barn could subscribe and has not. R185 */
export const TrialBanner = () => {
  const { canCall } = useAccess();
  const { eqo_stripe_customer_id, eqo_stripe_plan_id, eqo_subscription_id } = useBarn();
  const isTrial = eqo_stripe_customer_id && eqo_stripe_plan_id && !eqo_subscription_id;
  if (!isTrial || !canCall('payments/createSubscription')) return null;
  return (
    <p role="status" className="trial no-print">
      {TOLD}
      <Link to="/setup/preferences/paymentSubscriptions">{LINK}</Link>
    </p>
  );
};
