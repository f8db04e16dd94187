import { useWatch } from 'react-hook-form';
import { useNavigate, useParams } from 'react-router-dom';
import { usePaymentItems, type MoneyKind, type Payment } from '@/data/requests/money';
import { useFamily } from '@/data/client-context';
import { useWrite } from '@/data/requests/use-write';
import { ToggleField } from '@/ui/form/form-inputs';
import { Modal, Question } from '@/ui/Modal';
import { Opening } from '@/ui/Opening';
import { useSay } from '@/ui/use-say';
import { amountTyped, useAmount } from './amounts';
import { PaymentFields, paymentProblems, paymentToWire, usePaymentValues, type PaymentValues } from './PaymentFields';

type Values = PaymentValues & { readonly acceptDifference: boolean };

/** Offered only where the amount is another. E06 */
const Difference = ({ owed }: { owed: number }) => {
  const typed = useWatch<Values, 'amount'>({ name: 'amount' });
  const amount = useAmount();
  const paid = amountTyped(typed);
  if (Number.isNaN(paid) || paid === owed) return null;
  return (
    <ToggleField
      source="acceptDifference"
      label={`The invoice is for ${amount(owed)}. Take ${amount(paid)} for the whole invoice.`}
    />
  );
};

const Form = ({ invoice, onClose }: { invoice: Payment; onClose: () => void }) => {
  const { mutateAsync } = useWrite('payments/create');
  const say = useSay();
  const values = usePaymentValues(invoice.outstanding);
  const pay = async ({ acceptDifference, ...payment }: Values) => {
    await mutateAsync({
      ...paymentToWire(payment),
      payment_method: payment.method,
      is_invoice_payment: 1,
      payment_id: invoice.id,
      ...(acceptDifference && { accept_difference: 1 as const }),
    });
    say.done(`Invoice ${invoice.invoice_number} is paid`);
  };
  return (
    <Modal<Values>
      values={{ ...values, acceptDifference: false }}
      validate={paymentProblems}
      onSubmit={pay}
      onSaved={onClose}
    >
      <Question title={`Pay invoice ${invoice.invoice_number}`} submitLabel="Save Payment" onClose={onClose}>
        <PaymentFields />
        <Difference owed={invoice.outstanding} />
      </Question>
    </Modal>
  );
};

/** An unpaid invoice is paid by hand. R181 R242 */
export const PayInvoice = ({ kind }: { kind: MoneyKind }) => {
  const { payment = '' } = useParams();
  const { address } = useFamily();
  const navigate = useNavigate();
  const { data, error, refetch } = usePaymentItems(payment);
  const close = () => void navigate(`${address}/${kind}`);
  if (!data) return <Opening title="Pay invoice" {...{ error, refetch }} onClose={close} />;
  return data.payment.outstanding > 0 && <Form invoice={data.payment} onClose={close} />;
};
