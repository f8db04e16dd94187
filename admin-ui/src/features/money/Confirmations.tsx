import Button from '@mui/material/Button';
import { useFamily } from '@/data/client-context';
import { useAccess } from '@/data/providers/use-access';
import { useConfirmations, type Confirmation } from '@/data/requests/confirmations';
import { useWrite } from '@/data/requests/use-write';
import { dateOnly } from '@/data/time/words';
import { Tag } from '@/ui/Tag';
import { useSay } from '@/ui/use-say';
import { useAmount } from './amounts';

const ENDED: Readonly<Record<string, string>> = { family: 'declined by the family', barn: 'ended by the barn' };

/** Of a payment by card that the family was asked to confirm. */
export const confirmationState = ({ state, ended_by }: Pick<Confirmation, 'state' | 'ended_by'>) => {
  if (state === 'waiting') return 'waiting for the family';
  if (state === 'paid_otherwise') return 'paid in another way';
  return (ended_by && ENDED[ended_by]) ?? 'not confirmed in time';
};

const whatOf = ({ invoice_number, items }: Confirmation) =>
  invoice_number === null
    ? items.map(({ product_name, person_name }) => `${product_name} for ${person_name}`).join(', ')
    : `Invoice ${invoice_number}`;

const Row = ({ confirmation }: { confirmation: Confirmation }) => {
  const amount = useAmount();
  const { canCall } = useAccess();
  const say = useSay();
  const end = useWrite('payments/endConfirmation');
  const { payment_id, asked, until, state } = confirmation;
  const sum = amount(confirmation.amount);
  const giveUp = () =>
    end.mutate(
      { payment_id },
      { onSuccess: () => say.done(`${sum} is not charged`), onError: (error) => say.refused(error) },
    );
  return (
    <li className="row wrap gap-2">
      <strong>{sum}</strong>
      <span>{whatOf(confirmation)}</span>
      <Tag tone={state === 'waiting' ? 'warning' : 'plain'}>{confirmationState(confirmation)}</Tag>
      <span className="muted">
        {`asked ${dateOnly(asked)}`}
        {state === 'waiting' && `, until ${dateOnly(until)}`}
      </span>
      {state === 'waiting' && canCall('payments/endConfirmation') && (
        <Button variant="outlined" disabled={end.isPending} onClick={giveUp}>
          {`Do not charge ${sum}`}
        </Button>
      )}
    </li>
  );
};

/** The bank wants the owner of a saved card, who was not there. E12 */
export const Confirmations = () => {
  const { currentClient } = useFamily();
  const { data } = useConfirmations(currentClient.person_id);
  if (!data?.confirmations.length) return null;
  return (
    <ul className="money-waiting" aria-label="Asked to confirm">
      {data.confirmations.map((confirmation) => (
        <Row key={confirmation.payment_id} confirmation={confirmation} />
      ))}
    </ul>
  );
};
