import { Link, useNavigate } from 'react-router-dom';
import { paySaved, type CardPaid, type StartedPayment } from '@leadline/api-client/card-payment';
import { useFamily } from '@/data/client-context';
import { useRecordPaid } from '@/data/requests/card-payment';
import { RadioField } from '@/ui/form/form-inputs';
import { Modal, Question } from '@/ui/Modal';
import { failed, usePayLabel } from './card-words';

type SavedCardsProps = {
  readonly started: StartedPayment;
  readonly onPaid: (paid: CardPaid) => void;
  readonly onClose: () => void;
};

/** Where the bank wants to ask, the card is entered again, or the family is asked. R177 R179 R243 */
export const SavedCards = ({ started, onPaid, onClose }: SavedCardsProps) => {
  const { payment_intent, payment_methods } = started;
  const { address } = useFamily();
  const { mutateAsync: record } = useRecordPaid();
  const navigate = useNavigate();
  const newCard = `${address}/online/payments`;
  const label = usePayLabel(payment_intent);
  const pay = async ({ card }: { card: string }) => {
    const reference = await failed(paySaved(started, card));
    if (!reference) return void navigate(newCard, { replace: true, state: { authenticate: card } });
    onPaid(await failed(record(reference)));
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
