import type { Input, Reply } from './contract';

export type PaymentMethod = NonNullable<Input<'payments/create'>['payment_method']>;
type Payment = Reply<'reports/financial'>['reports'][number];

/** By hand, in the order in which they are offered; cash unless another is chosen. R180 */
const byHand: Readonly<Record<PaymentMethod, string>> = {
  cash: 'Cash',
  cheque: 'Check',
  venmo: 'Venmo',
  transfer: 'Bank Transfer',
  other: 'Other',
};
const names: Readonly<Record<string, string>> = { ...byHand, card: 'Card', saved: 'Saved Card' };

export const paymentMethods = Object.entries(byHand).map(([id, name]) => ({ id: id as PaymentMethod, name }));

/** How money came in, as `Check · 1024`; an unknown method is shown as it is, and of an invoice there is none. */
export const wayOf = ({ payment_method: method, reference }: Pick<Payment, 'payment_method' | 'reference'>): string =>
  [method && (names[method] ?? method), reference].filter(Boolean).join(' · ');

/** Credits may take the whole of an invoice, for which nothing is paid then. */
export const invoiceStateOf = ({ outstanding, paid }: Pick<Payment, 'outstanding' | 'paid'>) => {
  if (outstanding > 0) return 'unpaid';
  return paid ? 'paid' : 'nothing owed';
};
