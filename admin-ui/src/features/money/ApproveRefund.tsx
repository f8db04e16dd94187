import { useState } from 'react';
import Button from '@mui/material/Button';
import { paymentMethods, type PaymentMethod } from '@leadline/api-client/money';
import type { Payment } from '@/data/requests/money';
import { useWrite } from '@/data/requests/use-write';
import { SelectField } from '@/ui/form/form-inputs';
import { Modal, Question } from '@/ui/Modal';
import { useSay } from '@/ui/use-say';
import { useAmount } from './amounts';

type Values = { readonly method: PaymentMethod | typeof asItCame };

const asItCame = 'as-it-came';
const ways = [{ id: asItCame, name: 'The way it was paid' }, ...paymentMethods];

/** A refund that waits, because a family or an instructor cancelled, is given back by an administrator. C09 */
export const ApproveRefund = ({ refund }: { refund: Payment }) => {
  const [asks, setAsks] = useState(false);
  const { mutateAsync } = useWrite('payments/approveRefund');
  const say = useSay();
  const sum = useAmount()(-refund.total);
  const close = () => setAsks(false);
  const give = async ({ method }: Values) => {
    await mutateAsync({ payment_id: refund.id, ...(method !== asItCame && { payment_method: method }) });
    say.done(`${sum} is given back`);
  };
  return (
    <>
      <Button size="small" aria-label={`Give ${sum} back`} onClick={() => setAsks(true)}>
        Give back
      </Button>
      {asks && (
        <Modal values={{ method: asItCame } as Values} onSubmit={give} onSaved={close}>
          <Question title={`Give ${sum} back?`} submitLabel="Give back" cancelLabel="Let it wait" onClose={close}>
            <p>
              What was paid by card goes back to that card, unless you choose another way here. Money that goes back
              otherwise is only noted: hand it over yourself.
            </p>
            <SelectField source="method" label="Given back" options={ways} />
            <p>This cannot be taken back. To give nothing, change what the cancelled lesson gives.</p>
          </Question>
        </Modal>
      )}
    </>
  );
};
