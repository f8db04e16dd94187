import { useState } from 'react';
import Button from '@mui/material/Button';
import type { PaymentIssue } from '@/data/requests/payment-issues';
import { useWrite } from '@/data/requests/use-write';
import { Modal, Question } from '@/ui/Modal';
import { useSay } from '@/ui/use-say';
import { useAmount } from '../amounts';

/** A payment by card of which nobody can tell here whether it was paid; somebody has seen it at the provider. */
export const CloseLeftOpen = ({ issue: { payment_id, amount } }: { issue: PaymentIssue }) => {
  const [asks, setAsks] = useState(false);
  const { mutateAsync } = useWrite('payments/closeStrandedPayment');
  const say = useSay();
  const sum = useAmount()(amount);
  const close = () => setAsks(false);
  const settle = async () => {
    await mutateAsync({ payment_id });
    say.done(`The payment of ${sum} is closed`);
  };
  return (
    <>
      <Button size="small" aria-label={`Close the payment of ${sum}`} onClick={() => setAsks(true)}>
        Close
      </Button>
      {asks && (
        <Modal danger values={{}} onSubmit={settle} onSaved={close}>
          <Question
            title={`Close the payment of ${sum}?`}
            submitLabel="Close payment"
            cancelLabel="Keep it here"
            onClose={close}
          >
            <p>{`Nothing is recorded: ${sum} counts as not paid. If the card provider has the money, record it by hand.`}</p>
            <p>This cannot be taken back, also not by connecting the account again.</p>
          </Question>
        </Modal>
      )}
    </>
  );
};
