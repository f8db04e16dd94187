import { useState } from 'react';
import { Navigate, useNavigate } from 'react-router-dom';
import { useFamily } from '@/client-home/client-context';
import { useQuote } from '@/requests/money';
import { useWrite } from '@/requests/use-write';
import { Modal, Question } from '@/ui/Modal';
import { useSay } from '@/ui/use-say';
import { toQuote, toWire, useCart } from './cart';
import { PaymentFields, paymentProblems, paymentToWire, usePaymentValues, type PaymentValues } from './PaymentFields';
import { useAmount } from './amounts';

/** The cart becomes packages, with money received or on an invoice. R180 R222 R225 */
const Form = ({ total, isInvoice }: { total: number; isInvoice: boolean }) => {
  const { account, currentClient, address } = useFamily();
  const { lines, clear } = useCart();
  const { mutateAsync } = useWrite('items/createMultiple');
  const navigate = useNavigate();
  const say = useSay();
  const amount = useAmount();
  const values = usePaymentValues(total);
  const save = async (payment: PaymentValues) => {
    const recorded = await mutateAsync({
      ...paymentToWire(payment),
      ...(isInvoice ? { invoice: 1 as const } : { payment_method: payment.method }),
      ...(account && { account_holder_id: account.person_id }),
      item_details: lines.map(toWire),
    });
    const { total: paid, invoice_number } = recorded.payment;
    say.done(
      isInvoice ? `Invoice ${invoice_number} of ${amount(paid)} created` : `Payment of ${amount(paid)} recorded`,
    );
  };
  const close = () => void navigate(`${address}/online`);
  const leave = () => {
    void navigate(`${address}/${currentClient.student_id ? 'purchases' : 'account'}`);
    clear();
  };
  return (
    <Modal values={values} validate={paymentProblems} onSubmit={save} onSaved={leave}>
      <Question
        title={isInvoice ? 'Create Invoice' : 'Manual Payment'}
        submitLabel={isInvoice ? 'Create Invoice' : 'Save Payment'}
        onClose={close}
      >
        <PaymentFields isInvoice={isInvoice} fixedAmount amountHint="What the cart comes to with tax." />
      </Question>
    </Modal>
  );
};

export const Checkout = ({ isInvoice = false }: { isInvoice?: boolean }) => {
  const { address } = useFamily();
  const { lines } = useCart();
  const { data, isPlaceholderData } = useQuote(lines.map(toQuote));
  // A cart that is emptied here has been paid; only one that was empty before leads back.
  const [isEmpty] = useState(lines.length === 0);
  if (isEmpty) return <Navigate to={`${address}/online`} replace />;
  if (!data || isPlaceholderData) return null;
  return <Form total={data.cartSubtotalWithTax} isInvoice={isInvoice} />;
};
