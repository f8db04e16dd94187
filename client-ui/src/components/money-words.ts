import { invoiceStateOf } from '@leadline/api-client/money';
import { dayWithYear } from '../format/money';
import { t, type Text } from '../i18n/t';
import type { Payment } from '../requests/financial';

const ways: Readonly<Record<string, Text>> = {
  cash: 'Cash',
  cheque: 'Check',
  venmo: 'Venmo',
  transfer: 'Bank Transfer',
  other: 'Other',
  card: 'Card',
  saved: 'Saved Card',
  dispute: 'Dispute',
};

/** How money came in, as `Check · 1024`; an unknown method is shown as it is, and of an invoice there is none. */
export const wayOf = ({ payment_method: method, reference }: Pick<Payment, 'payment_method' | 'reference'>): string => {
  const way = ways[method ?? ''];
  return [way ? t(way) : method, reference].filter(Boolean).join(' · ');
};

const refunds: Readonly<Record<Exclude<NonNullable<Payment['refund_state']>, 'done'>, Text>> = {
  pending: 'waits for approval',
  failed: 'came back from the card',
  declined: 'declined',
  reversed: 'reversed',
};

/** How an invoice stands, or a refund whose money is not given. */
export const stateOf = (payment: Payment): Text | null => {
  if (payment.invoice !== 0) return invoiceStateOf(payment);
  const { refund_state: state } = payment;
  return state && state !== 'done' ? refunds[state] : null;
};

type Due = Pick<Payment, 'outstanding' | 'due_date' | 'overdue_days'>;

/** "due Fri 4 Dec 2026", or how long it is overdue before that; undefined of what is paid or names no day. */
export const dueWords = ({ outstanding, due_date, overdue_days: days }: Due): string | undefined => {
  if (outstanding <= 0 || !due_date) return undefined;
  const day = dayWithYear(due_date);
  if (days <= 0) return t('due {day}', { day });
  return t('{days, plural, one {# day} other {# days}} overdue, due {day}', { days, day });
};
