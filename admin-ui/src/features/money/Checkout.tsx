import { useState } from 'react';
import { Navigate, useNavigate } from 'react-router-dom';
import { useFamily } from '@/data/client-context';
import { useQuote } from '@/data/requests/money';
import { useWrite } from '@/data/requests/use-write';
import { count } from '@/data/time/words';
import { Modal, Question } from '@/ui/Modal';
import { Opening } from '@/ui/Opening';
import { useSay } from '@/ui/use-say';
import { codeToWire, creditsToWire, toQuote, toWire, useCart } from './cart';
import { InvoiceDue } from './InvoiceDue';
import { PaymentFields, paymentProblems, paymentToWire, usePaymentValues, type PaymentValues } from './PaymentFields';
import { useAmount } from './amounts';

type Values = PaymentValues & { readonly due_date: string };

const titleOf = (isInvoice: boolean) => (isInvoice ? 'Create Invoice' : 'Manual Payment');

/** The cart becomes packages, with money received or on an invoice. R180 R222 R225 */
const Form = ({ total, isInvoice, onClose }: { total: number; isInvoice: boolean; onClose: () => void }) => {
  const { account, currentClient, address } = useFamily();
  const cart = useCart();
  const { lines, clear } = cart;
  const { mutateAsync } = useWrite('items/createMultiple');
  const navigate = useNavigate();
  const say = useSay();
  const amount = useAmount();
  const values = usePaymentValues(total);
  const save = async ({ due_date, ...payment }: Values) => {
    const recorded = await mutateAsync({
      ...paymentToWire(payment),
      ...(isInvoice ? { invoice: 1 as const, ...(due_date && { due_date }) } : { payment_method: payment.method }),
      ...(account && { account_holder_id: account.person_id }),
      ...creditsToWire(cart),
      ...codeToWire(cart),
      item_details: lines.map(toWire),
    });
    const { total: paid, invoice_number } = recorded.payment;
    say.done(
      isInvoice ? `Invoice ${invoice_number} of ${amount(paid)} created` : `Payment of ${amount(paid)} recorded`,
    );
  };
  const leave = () => {
    void navigate(`${address}/${currentClient.student_id ? 'purchases' : 'account'}`);
    clear();
  };
  const bought = count(lines.length, 'package');
  const consequence = isInvoice
    ? `${bought} on an unpaid invoice of ${amount(total)}.`
    : `${amount(total)} is recorded as received, for ${bought}.`;
  return (
    <Modal<Values> values={{ ...values, due_date: '' }} validate={paymentProblems} onSubmit={save} onSaved={leave}>
      <Question
        title={titleOf(isInvoice)}
        submitLabel={isInvoice ? 'Create Invoice' : 'Save Payment'}
        onClose={onClose}
      >
        <p>{consequence}</p>
        <PaymentFields isInvoice={isInvoice} fixedAmount amountHint="What the cart comes to with tax." />
        {isInvoice && <InvoiceDue />}
      </Question>
    </Modal>
  );
};

export const Checkout = ({ isInvoice = false }: { isInvoice?: boolean }) => {
  const { address } = useFamily();
  const cart = useCart();
  const { lines } = cart;
  const { data, error, refetch, isPlaceholderData } = useQuote(toQuote(cart));
  const navigate = useNavigate();
  // A cart that is emptied here has been paid; only one that was empty before leads back.
  const [isEmpty] = useState(lines.length === 0);
  if (isEmpty) return <Navigate to={`${address}/online`} replace />;
  if (lines.length === 0) return null;
  const close = () => void navigate(`${address}/online`);
  if (!data || isPlaceholderData) return <Opening title={titleOf(isInvoice)} {...{ error, refetch }} onClose={close} />;
  return <Form total={data.cartSubtotalWithTax} isInvoice={isInvoice} onClose={close} />;
};
