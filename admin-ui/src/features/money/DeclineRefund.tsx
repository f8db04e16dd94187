import { useState } from 'react';
import Button from '@mui/material/Button';
import { useWrite } from '@/data/requests/use-write';
import { AreaField } from '@/ui/form/form-inputs';
import { Modal, Question } from '@/ui/Modal';
import { useSay } from '@/ui/use-say';
import { useAmount } from './amounts';
import type { Refund } from './ApproveRefund';

type Values = { readonly reason: string };

const validate = ({ reason }: Values) => (reason.trim() ? {} : { reason: 'Say why' });

/** A refund that waits and is not given; the family reads why. C09 */
export const DeclineRefund = ({ refund }: { refund: Refund }) => {
  const [asks, setAsks] = useState(false);
  const { mutateAsync } = useWrite('payments/declineRefund');
  const say = useSay();
  const sum = useAmount()(-refund.total);
  const close = () => setAsks(false);
  const decline = async ({ reason }: Values) => {
    await mutateAsync({ payment_id: refund.id, reason });
    say.done(`The refund of ${sum} is declined`);
  };
  return (
    <>
      <Button size="small" color="error" aria-label={`Decline ${sum}`} onClick={() => setAsks(true)}>
        Decline
      </Button>
      {asks && (
        <Modal<Values> danger values={{ reason: '' }} validate={validate} onSubmit={decline} onSaved={close}>
          <Question
            title={`Decline the refund of ${sum}?`}
            submitLabel="Decline refund"
            cancelLabel="Let it wait"
            onClose={close}
          >
            <p>{`Nothing is given back: the barn keeps ${sum}, and the lesson stays cancelled.`}</p>
            <p>To give something else for it, such as a credit, change what the cancelled lesson gives.</p>
            <AreaField
              source="reason"
              label="Reason"
              hint="The family reads it in the mail and beside the refund."
              required
              rows={3}
            />
            <p>This cannot be taken back.</p>
          </Question>
        </Modal>
      )}
    </>
  );
};
