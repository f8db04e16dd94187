import { useState } from 'react';
import Button from '@mui/material/Button';
import type { Payment } from '@/data/requests/money';
import { useWrite } from '@/data/requests/use-write';
import { Modal, Question } from '@/ui/Modal';
import { useSay } from '@/ui/use-say';
import { useAmount } from './amounts';

/** A refund that waits, because a family or an instructor cancelled, is given back by an administrator. C09 */
export const ApproveRefund = ({ refund }: { refund: Payment }) => {
  const [asks, setAsks] = useState(false);
  const { mutateAsync } = useWrite('payments/approveRefund');
  const say = useSay();
  const sum = useAmount()(-refund.total);
  const close = () => setAsks(false);
  const give = async () => {
    await mutateAsync({ payment_id: refund.id });
    say.done(`${sum} is given back`);
  };
  return (
    <>
      <Button size="small" aria-label={`Give ${sum} back`} onClick={() => setAsks(true)}>
        Give back
      </Button>
      {asks && (
        <Modal values={{}} onSubmit={give} onSaved={close}>
          <Question title={`Give ${sum} back?`} submitLabel="Give back" cancelLabel="Let it wait" onClose={close}>
            <p>
              What was paid by card goes back to that card. Money that came otherwise is only noted: hand it back
              yourself.
            </p>
            <p>This cannot be taken back. To give nothing, change what the cancelled lesson gives.</p>
          </Question>
        </Modal>
      )}
    </>
  );
};
