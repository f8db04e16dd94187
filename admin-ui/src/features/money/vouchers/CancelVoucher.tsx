import { useState } from 'react';
import Button from '@mui/material/Button';
import { paymentMethods, type PaymentMethod } from '@leadline/api-client/money';
import type { Voucher } from '@/data/requests/vouchers';
import { useWrite } from '@/data/requests/use-write';
import { SelectField } from '@/ui/form/form-inputs';
import { Modal, Question } from '@/ui/Modal';
import { useSay } from '@/ui/use-say';
import { useAmount } from '../amounts';

type Values = { readonly method: PaymentMethod | 'card' };

const isByCard = ({ payment_method }: Voucher) => payment_method === 'card' || payment_method === 'saved';

/** To the card alone where it was paid by one; else by hand in any way. */
const waysOf = (voucher: Voucher) => [
  ...(isByCard(voucher) ? [{ id: 'card' as const, name: 'Card that paid it' }] : []),
  ...paymentMethods,
];

const methodOf = (voucher: Voucher) =>
  waysOf(voucher).find(({ id }) => id === voucher.payment_method)?.id ?? (isByCard(voucher) ? 'card' : 'cash');

const saysOf = (voucher: Voucher, sum: string) =>
  isByCard(voucher)
    ? `${sum}, or what is left of it, goes back to ${voucher.buyer}: to the card that paid it, unless you choose another way. ` +
      'The card’s fee is not given back. '
    : `You give ${sum} back to ${voucher.buyer} by hand; it stands under today’s takings as given back. `;

const Asking = ({ voucher, onClose }: { voucher: Voucher; onClose: () => void }) => {
  const { mutateAsync } = useWrite('vouchers/cancel');
  const say = useSay();
  const amount = useAmount();
  const cancel = async ({ method }: Values) => {
    await mutateAsync({ voucher_id: voucher.id, payment_method: method });
    say.done(`The voucher …${voucher.code_end} is cancelled, ${amount(voucher.amount)} went back`);
  };
  return (
    <Modal<Values> danger values={{ method: methodOf(voucher) }} onSubmit={cancel} onSaved={onClose}>
      <Question
        title={`Cancel the voucher …${voucher.code_end}?`}
        submitLabel="Cancel Voucher"
        cancelLabel="Keep it"
        onClose={onClose}
      >
        <p>
          {saysOf(voucher, amount(voucher.amount))}
          The code is good for nothing from then on.
        </p>
        <SelectField source="method" label="Given back by" options={waysOf(voucher)} />
        <p>This cannot be taken back: sell another one instead.</p>
      </Question>
    </Modal>
  );
};

/** Of one that nobody has redeemed; says first what becomes of the money. */
export const CancelVoucher = ({ voucher }: { voucher: Voucher }) => {
  const [asks, setAsks] = useState(false);
  return (
    <>
      <Button size="small" onClick={() => setAsks(true)} aria-label={`Cancel the voucher …${voucher.code_end}`}>
        Cancel…
      </Button>
      {asks && <Asking voucher={voucher} onClose={() => setAsks(false)} />}
    </>
  );
};
