import { useNavigate } from 'react-router-dom';
import { useFamily } from '@/data/client-context';
import type { CardPaid as Paid } from '@leadline/api-client/card-payment';
import { useAmount } from './amounts';
import { PaymentOutcome } from './PaymentOutcome';

/** Closing it shows what was bought. R223 */
export const CardPaid = ({ paid: { newpayment } }: { paid: Paid }) => {
  const { account, currentClient, address } = useFamily();
  const navigate = useNavigate();
  const amount = useAmount();
  const close = () => void navigate(`${address}/${currentClient.student_id ? 'purchases' : 'account'}`);
  return (
    <PaymentOutcome title={`${amount(newpayment.total)} paid`} onClose={close}>
      <p>Your payment was successful.</p>
      {account?.contact_email && <p>A detailed receipt has been sent to your email.</p>}
    </PaymentOutcome>
  );
};
