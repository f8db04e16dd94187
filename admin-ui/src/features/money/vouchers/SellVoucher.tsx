import { useNavigate } from 'react-router-dom';
import { paymentMethods, type PaymentMethod } from '@leadline/api-client/money';
import { useFamily } from '@/data/client-context';
import { useBarn } from '@/data/requests/barn';
import { useWrite } from '@/data/requests/use-write';
import { useVoucherPaper, useVouchers } from '@/data/requests/vouchers';
import { todayIn } from '@/data/time/day';
import { DateField, SelectField, TextField } from '@/ui/form/form-inputs';
import { Modal, Question } from '@/ui/Modal';
import { Opening } from '@/ui/Opening';
import { useSay } from '@/ui/use-say';
import { amountTyped, notAnAmount, useAmount } from '../amounts';

type Values = {
  readonly amount: string;
  readonly method: PaymentMethod;
  readonly date: string;
  readonly expiry_date: string;
  readonly given_to: string;
  readonly given_by: string;
  readonly reference: string;
};

const title = 'Sell Gift Voucher';
const longestName = 100;

const problems = ({ amount, date }: Values) => {
  const typed = amountTyped(amount);
  return {
    ...(Number.isNaN(typed) ? { amount: notAnAmount } : {}),
    ...(typed < 1 ? { amount: 'A voucher is for 1.00 at least' } : {}),
    ...(date ? {} : { date: 'Purchase Date is not valid' }),
  };
};

const Fields = () => (
  <>
    <div className="money-pair">
      <TextField source="amount" label="Amount" inputMode="decimal" maxLength={12} autoComplete="off" />
      <SelectField source="method" label="Payment method" options={paymentMethods} />
      <DateField source="date" label="Purchase date" />
      <DateField source="expiry_date" label="Good until" hint="Empty: it does not expire." />
      <TextField source="given_to" label="For" maxLength={longestName} autoComplete="off" hint="Printed on it" />
      <TextField source="given_by" label="From" maxLength={longestName} autoComplete="off" hint="Printed on it" />
    </div>
    <TextField source="reference" label="Reference" maxLength={200} autoComplete="off" />
  </>
);

const Form = ({ expiry, onClose }: { expiry: string | null; onClose: () => void }) => {
  const { currentClient } = useFamily();
  const { time_zone } = useBarn();
  const { mutateAsync } = useWrite('vouchers/sell');
  const { mutate: print } = useVoucherPaper();
  const say = useSay();
  const amount = useAmount();
  const sell = async (values: Values) => {
    const { method, expiry_date, amount: typed, ...rest } = values;
    const { id } = await mutateAsync({
      ...rest,
      account_holder_id: currentClient.person_id,
      amount: amountTyped(typed),
      payment_method: method,
      expiry_date: expiry_date || null,
    });
    say.done(`A gift voucher of ${amount(amountTyped(typed))} is sold. Its PDF is being made.`);
    print(id, { onError: (error) => say.refused(error) });
  };
  const values: Values = {
    amount: '',
    method: 'cash',
    date: todayIn(time_zone),
    expiry_date: expiry ?? '',
    given_to: '',
    given_by: '',
    reference: '',
  };
  return (
    <Modal<Values> values={values} validate={problems} onSubmit={sell} onSaved={onClose}>
      <Question title={title} submitLabel="Sell and Print" onClose={onClose}>
        <p>
          {`The account of ${currentClient.person_name} pays now. `}
          It is no revenue and has no tax until the voucher is spent: whoever has its code can redeem it once, as a
          credit.
        </p>
        <Fields />
      </Question>
    </Modal>
  );
};

/** At the desk, to whoever's page it is; the PDF to give follows. */
export const SellVoucher = () => {
  const { address } = useFamily();
  const navigate = useNavigate();
  const { data, error, refetch } = useVouchers({ limit: 1 });
  const close = () => void navigate(`${address}/payments`);
  if (!data) return <Opening title={title} {...{ error, refetch }} onClose={close} />;
  return <Form expiry={data.usual_expiry} onClose={close} />;
};
