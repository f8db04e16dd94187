import { useNavigate } from 'react-router-dom';
import { useFamily } from '@/data/client-context';
import { dateOnly } from '@/data/time/words';
import { useAmount } from './amounts';
import type { Asked } from './AskFamily';
import { PaymentOutcome } from './PaymentOutcome';

/** Nothing is paid yet; closing it shows where the payment stands until it is. E12 */
export const WaitingForFamily = ({ asked: { amount, until } }: { asked: Asked }) => {
  const { account, address } = useFamily();
  const navigate = useNavigate();
  const written = useAmount();
  return (
    <PaymentOutcome title="Waiting for the family" onClose={() => void navigate(`${address}/payments`)}>
      <p>{`${account?.person_name ?? 'The family'} has got a mail with a link to confirm ${written(amount)}.`}</p>
      <p>{`Nothing is paid or bought until then. It can be confirmed until ${dateOnly(until)}.`}</p>
    </PaymentOutcome>
  );
};
