import { Link, useNavigate } from 'react-router-dom';
import { post } from '@leadline/api-client';
import { useFamily } from '@/data/client-context';
import { useRecordPaid, type Paid, type Started } from '@/data/requests/card-payment';
import { RadioField } from '@/ui/form/form-inputs';
import { Modal, Question } from '@/ui/Modal';
import { failed, usePayLabel } from './card-words';

const AGAIN = ['requires_source_action', 'requires_action'];

type SavedCardsProps = {
  readonly started: Started;
  readonly onPaid: (paid: Paid) => void;
  readonly onClose: () => void;
};

/** Where the bank wants to ask, the card is entered again. R177 R179 R243 */
export const SavedCards = ({ started, onPaid, onClose }: SavedCardsProps) => {
  const { payment_intent, payment_methods } = started;
  const { address } = useFamily();
  const { mutateAsync: record } = useRecordPaid();
  const navigate = useNavigate();
  const newCard = `${address}/online/payments`;
  const label = usePayLabel(payment_intent);
  const pay = async ({ card }: { card: string }) => {
    const confirm = post('payments/confirmPaymentIntent', {
      payment_intent_id: payment_intent.id,
      payment_method_id: card,
    });
    const { confirmstatus } = await failed(confirm);
    if (AGAIN.includes(confirmstatus.status))
      return void navigate(newCard, { replace: true, state: { authenticate: true } });
    onPaid(await failed(record(confirmstatus.id)));
  };
  return (
    <Modal values={{ card: payment_methods[0]?.id ?? '' }} onSubmit={pay} onSaved={() => undefined}>
      <Question title="Admin Online Card Payment" submitLabel={label} onClose={onClose}>
        <RadioField
          source="card"
          legend="Card"
          options={payment_methods.map(({ id, last4 }) => ({ id, name: `Use card ending in ${last4}` }))}
        />
        <p>OR</p>
        <Link to={newCard} replace>
          Enter a New Card
        </Link>
      </Question>
    </Modal>
  );
};
