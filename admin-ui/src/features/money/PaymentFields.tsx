import type { ReactNode } from 'react';
import { paymentMethods, type PaymentMethod } from '@leadline/api-client/money';
import { todayIn } from '@/data/time/day';
import { useBarn } from '@/data/requests/barn';
import { AreaField, DateField, SelectField, TextField } from '@/ui/form/form-inputs';
import { amountTyped, notAnAmount } from './amounts';

export type PaymentValues = {
  readonly method: PaymentMethod;
  readonly date: string;
  readonly amount: string;
  readonly reference: string;
  readonly notes: string;
};

export const usePaymentValues = (amount: number): PaymentValues => {
  const { time_zone } = useBarn();
  return { method: 'cash', date: todayIn(time_zone), amount: amount.toFixed(2), reference: '', notes: '' };
};

export const paymentProblems = ({ date, amount }: PaymentValues) => ({
  ...(date ? {} : { date: 'Purchase Date is not valid' }),
  ...(Number.isNaN(amountTyped(amount)) ? { amount: notAnAmount } : {}),
  ...(amountTyped(amount) < 0.01 ? { amount: 'The amount must be at least 0.01.' } : {}),
});

export const paymentToWire = ({ date, amount, reference, notes }: PaymentValues) => ({
  date,
  amount: amountTyped(amount),
  ...(reference && { reference }),
  ...(notes && { payment_notes: notes }),
});

type PaymentFieldsProps = {
  /** An invoice has no method. R222 */
  readonly isInvoice?: boolean;
  readonly amountHint?: ReactNode;
  readonly fixedAmount?: boolean;
  /** Where it is asked for otherwise. */
  readonly hasAmount?: boolean;
};

/** The one form in which money is written down by hand. R180 R222 */
export const PaymentFields = ({
  isInvoice = false,
  amountHint,
  fixedAmount = false,
  hasAmount = true,
}: PaymentFieldsProps) => (
  <>
    {!isInvoice && <SelectField source="method" label="Payment method" options={paymentMethods} />}
    <div className="money-pair">
      <DateField source="date" label="Purchase date" />
      {hasAmount && (
        <TextField
          source="amount"
          label="Amount"
          inputMode="decimal"
          maxLength={12}
          autoComplete="off"
          readOnly={fixedAmount}
          hint={amountHint}
        />
      )}
    </div>
    <TextField source="reference" label="Reference" maxLength={200} autoComplete="off" />
    <AreaField source="notes" label="Payment notes" rows={2} />
  </>
);
