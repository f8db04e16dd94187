import { useWatch } from 'react-hook-form';
import { useNavigate, useParams } from 'react-router-dom';
import { useInvoicePayment, usePaymentItems, type MoneyKind, type Payment } from '@/data/requests/money';
import { useFamily } from '@/data/client-context';
import { useWrite } from '@/data/requests/use-write';
import { RadioField } from '@/ui/form/form-inputs';
import { Modal, Question } from '@/ui/Modal';
import { Opening } from '@/ui/Opening';
import { useSay } from '@/ui/use-say';
import { amountTyped, useAmount } from './amounts';
import { PaymentFields, paymentProblems, paymentToWire, usePaymentValues, type PaymentValues } from './PaymentFields';

/** What another amount than the invoice asks for means: the first is meant unless staff say so. */
type Meaning = 'part' | 'whole';
type Values = PaymentValues & { readonly meaning: Meaning };

const isAnother = (typed: string, { outstanding }: Payment) => {
  const paid = amountTyped(typed);
  return !Number.isNaN(paid) && paid >= 0.01 && paid !== outstanding;
};

/** Asked only where the amount is another, in money. E06 */
const Difference = ({ invoice }: { invoice: Payment }) => {
  const typed = useWatch<Values, 'amount'>({ name: 'amount' });
  const amount = useAmount();
  const isOther = isAnother(typed, invoice);
  const { data } = useInvoicePayment({
    billing_person_id: invoice.billing_person_id,
    invoices: [{ payment_id: invoice.id }],
    ...(isOther && { amount: amountTyped(typed) }),
  });
  const share = data?.invoices.find(({ payment_id }) => payment_id === invoice.id);
  if (!isOther || !data || !share) return null;
  const kept =
    data.credit > 0
      ? `Pay the invoice; ${amount(data.credit)} more becomes a credit of ${data.credit_for ?? 'nobody'}`
      : `Pay a part; ${amount(share.left)} stays open`;
  return (
    <RadioField
      source="meaning"
      legend={`The invoice asks for ${amount(invoice.outstanding)}`}
      options={[
        { id: 'part', name: kept },
        { id: 'whole', name: `Take ${amount(amountTyped(typed))} for the whole invoice` },
      ]}
    />
  );
};

const Form = ({ invoice, onClose }: { invoice: Payment; onClose: () => void }) => {
  const whole = useWrite('payments/create');
  const part = useWrite('payments/payInvoices');
  const say = useSay();
  const amount = useAmount();
  const values = usePaymentValues(invoice.outstanding);
  const name = `Invoice ${invoice.invoice_number}`;
  const pay = async ({ meaning, ...payment }: Values) => {
    const wire = { ...paymentToWire(payment), payment_method: payment.method };
    const isOther = isAnother(payment.amount, invoice);
    if (isOther && meaning === 'part') {
      await part.mutateAsync({
        ...wire,
        billing_person_id: invoice.billing_person_id,
        invoices: [{ payment_id: invoice.id }],
        rest_as_credit: 1,
      });
      say.done(`${amount(wire.amount)} received for ${name.toLowerCase()}`);
      return;
    }
    await whole.mutateAsync({
      ...wire,
      is_invoice_payment: 1,
      payment_id: invoice.id,
      ...(isOther && { accept_difference: 1 as const }),
    });
    say.done(`${name} is paid`);
  };
  return (
    <Modal<Values> values={{ ...values, meaning: 'part' }} validate={paymentProblems} onSubmit={pay} onSaved={onClose}>
      <Question title={`Pay invoice ${invoice.invoice_number}`} submitLabel="Save Payment" onClose={onClose}>
        <PaymentFields />
        <Difference invoice={invoice} />
      </Question>
    </Modal>
  );
};

/** An unpaid invoice is paid by hand, whole or in part. E06 R181 R242 */
export const PayInvoice = ({ kind }: { kind: MoneyKind }) => {
  const { payment = '' } = useParams();
  const { address } = useFamily();
  const navigate = useNavigate();
  const { data, error, refetch } = usePaymentItems(payment);
  const close = () => void navigate(`${address}/${kind}`);
  if (!data) return <Opening title="Pay invoice" {...{ error, refetch }} onClose={close} />;
  return data.payment.outstanding > 0 && <Form invoice={data.payment} onClose={close} />;
};
