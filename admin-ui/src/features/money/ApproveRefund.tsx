import { useState } from 'react';
import { useWatch } from 'react-hook-form';
import Button from '@mui/material/Button';
import { paymentMethods, wayOf, type PaymentMethod } from '@leadline/api-client/money';
import type { Payment } from '@/data/requests/money';
import { useWrite } from '@/data/requests/use-write';
import { SelectField } from '@/ui/form/form-inputs';
import { Modal, Question } from '@/ui/Modal';
import { useSay } from '@/ui/use-say';
import { useAmount } from './amounts';

/** `total` is negative. */
export type Refund = Pick<Payment, 'id' | 'total' | 'payment_method'>;
type Values = { readonly method: PaymentMethod | typeof asItCame };

const asItCame = 'as-it-came';
const ways = [{ id: asItCame, name: 'The way it was paid' }, ...paymentMethods];

/** In money, by the way that is chosen. */
const WhatHappens = ({ refund: { payment_method }, sum }: { refund: Refund; sum: string }) => {
  const chosen = useWatch<Values, 'method'>({ name: 'method' });
  const method = chosen === asItCame ? (payment_method ?? 'cash') : chosen;
  if (method === 'card') return <p>{`${sum} goes back to the card that was charged.`}</p>;
  const way = wayOf({ payment_method: method, reference: null });
  return <p>{`${sum} is noted as given back (${way}). Nothing is sent from here: hand it over yourself.`}</p>;
};

/** A refund that waits, because a family or an instructor cancelled, is given back by an administrator. C09 */
export const ApproveRefund = ({ refund }: { refund: Refund }) => {
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
      <Button size="small" aria-label={`Give back ${sum}`} onClick={() => setAsks(true)}>
        Give back
      </Button>
      {asks && (
        <Modal values={{ method: asItCame } as Values} onSubmit={give} onSaved={close}>
          <Question title={`Give ${sum} back?`} submitLabel="Give back" cancelLabel="Let it wait" onClose={close}>
            <SelectField source="method" label="Given back" options={ways} />
            <WhatHappens refund={refund} sum={sum} />
            <p>The family is told by mail. This cannot be taken back.</p>
          </Question>
        </Modal>
      )}
    </>
  );
};
