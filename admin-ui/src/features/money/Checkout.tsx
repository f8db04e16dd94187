import { useState } from 'react';
import { Navigate, useNavigate } from 'react-router-dom';
import { useFamily } from '@/data/client-context';
import { useQuote, type Quote } from '@/data/requests/money';
import { useWrite } from '@/data/requests/use-write';
import { count, dayAndYear } from '@/data/time/words';
import { Modal, Question } from '@/ui/Modal';
import { Opening } from '@/ui/Opening';
import { useSay } from '@/ui/use-say';
import { codeToWire, creditsToWire, toQuote, toWire, useCart } from './cart';
import { InvoiceDue } from './InvoiceDue';
import { PaymentFields, paymentProblems, paymentToWire, usePaymentValues, type PaymentValues } from './PaymentFields';
import { useAmount } from './amounts';
import { Sums } from './Sums';

type Values = PaymentValues & { readonly due_date: string };

const titleOf = (isInvoice: boolean) => (isInvoice ? 'Create Invoice' : 'Manual Payment');

/** What saving does, in money. */
const consequenceOf = (
  bought: string,
  { total, now, isInvoice }: { total: string; now: string | null; isInvoice: boolean },
): string => {
  if (now === null)
    return isInvoice
      ? `${bought} on an unpaid invoice of ${total}.`
      : `${total} is recorded as received, for ${bought}.`;
  return isInvoice
    ? `${bought} on an invoice of ${total}, of which ${now} is to be paid at once, and then:`
    : `${now} is recorded as received, for ${bought} on an invoice of ${total}. What follows:`;
};

/** The cart becomes packages, with money received or on an invoice. R180 R222 R225 */
type FormProps = {
  readonly total: number;
  /** By instalments, of which this is paid now. */
  readonly plan: Quote['plan'];
  readonly isInvoice: boolean;
  readonly onClose: () => void;
};

const Form = ({ total, plan, isInvoice, onClose }: FormProps) => {
  const { account, currentClient, address } = useFamily();
  const cart = useCart();
  const { lines, clear } = cart;
  const { mutateAsync } = useWrite('items/createMultiple');
  const navigate = useNavigate();
  const say = useSay();
  const amount = useAmount();
  const values = usePaymentValues(plan && !isInvoice ? plan.now : total);
  const save = async ({ due_date, ...payment }: Values) => {
    const recorded = await mutateAsync({
      ...paymentToWire(payment),
      ...(isInvoice ? { invoice: 1 as const, ...(due_date && { due_date }) } : { payment_method: payment.method }),
      ...(account && { account_holder_id: account.person_id }),
      ...creditsToWire(cart),
      ...codeToWire(cart),
      ...(plan && { in_instalments: 1 as const }),
      item_details: lines.map(toWire),
    });
    const { total: paid, invoice_number } = recorded.payment;
    if (plan && !isInvoice) {
      say.done(`${amount(plan.now)} received; the rest is on invoice ${invoice_number}, by instalments`);
      return;
    }
    say.done(
      isInvoice ? `Invoice ${invoice_number} of ${amount(paid)} created` : `Payment of ${amount(paid)} recorded`,
    );
  };
  const leave = () => {
    void navigate(`${address}/${currentClient.student_id ? 'purchases' : 'account'}`);
    clear();
  };
  const bought = count(lines.length, 'package');
  const consequence = consequenceOf(bought, { total: amount(total), now: plan && amount(plan.now), isInvoice });
  return (
    <Modal<Values> values={{ ...values, due_date: '' }} validate={paymentProblems} onSubmit={save} onSaved={leave}>
      <Question
        title={titleOf(isInvoice)}
        submitLabel={isInvoice ? 'Create Invoice' : 'Save Payment'}
        onClose={onClose}
      >
        <p>{consequence}</p>
        {plan && <Sums rows={plan.later.map((part) => ({ label: dayAndYear(part.due_date), value: part.amount }))} />}
        <PaymentFields
          isInvoice={isInvoice}
          fixedAmount
          amountHint={plan && !isInvoice ? 'What is paid at once.' : 'What the cart comes to with tax.'}
        />
        {isInvoice && !plan && <InvoiceDue />}
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
  return (
    <Form
      total={data.cartSubtotalWithTax}
      plan={cart.inInstalments ? data.plan : null}
      isInvoice={isInvoice}
      onClose={close}
    />
  );
};
