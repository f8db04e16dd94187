import { useWatch } from 'react-hook-form';
import { useNavigate } from 'react-router-dom';
import { useFamily } from '@/data/client-context';
import { useInvoicePayment } from '@/data/requests/money';
import { useWrite } from '@/data/requests/use-write';
import { count, dateOnly } from '@/data/time/words';
import { PickerField } from '@/ui/form/form-inputs';
import { Modal, Question } from '@/ui/Modal';
import { Opening } from '@/ui/Opening';
import { Unanswered } from '@/ui/states';
import { useSay } from '@/ui/use-say';
import { amountTyped, useAmount } from './amounts';
import { PaymentFields, paymentProblems, paymentToWire, usePaymentValues, type PaymentValues } from './PaymentFields';

/** Nothing chosen: the oldest first. */
type Values = PaymentValues & { readonly chosen: readonly string[] };

const wishes = (chosen: readonly string[]) =>
  chosen.length ? { invoices: chosen.map((id) => ({ payment_id: id })) } : {};

/** What every invoice gets, before anything is written. */
const Shares = ({ personId }: { personId: string }) => {
  const { amount: typed, chosen } = useWatch<Values>() as Values;
  const amount = useAmount();
  const paid = amountTyped(typed);
  const { data, error, refetch } = useInvoicePayment({
    billing_person_id: personId,
    ...(paid >= 0.01 && { amount: paid }),
    ...wishes(chosen),
  });
  if (!data) return <Unanswered error={error} refetch={refetch} rows={3} label="What it pays" />;
  return (
    <>
      <table className="record-table" aria-label="What it pays">
        <thead>
          <tr>
            <th scope="col">Invoice</th>
            <th scope="col" className="wide">
              Date
            </th>
            <th scope="col" className="money">
              Open
            </th>
            <th scope="col" className="money">
              Paid now
            </th>
            <th scope="col" className="money">
              Stays open
            </th>
          </tr>
        </thead>
        <tbody>
          {data.invoices.map(({ payment_id, invoice_number, received, outstanding, paid: share, left }) => (
            <tr key={payment_id}>
              <th scope="row">{`Invoice ${invoice_number}`}</th>
              <td className="wide">{dateOnly(received)}</td>
              <td className="money">{amount(outstanding)}</td>
              <td className="money">{amount(share)}</td>
              <td className="money">{amount(left)}</td>
            </tr>
          ))}
        </tbody>
      </table>
      <p role="status">
        {`${amount(data.left)} of ${amount(data.outstanding)} stays open.`}
        {data.credit > 0 &&
          (data.credit_for
            ? ` ${amount(data.credit)} more becomes a credit of ${data.credit_for}.`
            : ` ${amount(data.credit)} is more than is open, and nobody of this account rides who could have it as a credit.`)}
      </p>
    </>
  );
};

const Form = ({ personId, onClose }: { personId: string; onClose: () => void }) => {
  const { data } = useInvoicePayment({ billing_person_id: personId });
  const { mutateAsync } = useWrite('payments/payInvoices');
  const say = useSay();
  const amount = useAmount();
  const values = usePaymentValues(data?.outstanding ?? 0);
  const options = (data?.invoices ?? []).map(({ payment_id, invoice_number, outstanding }) => ({
    id: payment_id,
    name: `Invoice ${invoice_number} · ${amount(outstanding)}`,
  }));
  const pay = async ({ chosen, ...payment }: Values) => {
    const { payments } = await mutateAsync({
      ...paymentToWire(payment),
      ...wishes(chosen),
      billing_person_id: personId,
      payment_method: payment.method,
      rest_as_credit: 1,
    });
    const invoices = payments.filter(({ invoice_id }) => invoice_id !== null).length;
    say.done(`${amount(amountTyped(payment.amount))} received for ${count(invoices, 'invoice')}`);
  };
  return (
    <Modal<Values> values={{ ...values, chosen: [] }} validate={paymentProblems} onSubmit={pay} onSaved={onClose}>
      <Question title="Receive Payment" submitLabel="Save Payment" onClose={onClose}>
        <PaymentFields />
        <PickerField source="chosen" label="For these invoices" options={options} placeholder="The oldest first" />
        <Shares personId={personId} />
      </Question>
    </Modal>
  );
};

/** One payment over several invoices of an account, oldest first or as staff say. E06 */
export const PayInvoices = () => {
  const { address, currentClient } = useFamily();
  const navigate = useNavigate();
  const { data, error, refetch } = useInvoicePayment({ billing_person_id: currentClient.person_id });
  const close = () => void navigate(`${address}/invoices`);
  if (!data) return <Opening title="Receive Payment" {...{ error, refetch }} onClose={close} />;
  return <Form personId={currentClient.person_id} onClose={close} />;
};
