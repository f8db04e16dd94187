import type { Payment } from '../../requests/financial';

const methods: Readonly<Record<string, string>> = {
  cash: 'Cash',
  cheque: 'Check',
  venmo: 'Venmo',
  transfer: 'Bank Transfer',
  other: 'Other',
  card: 'Card',
  saved: 'Saved Card',
};

/** How the money came in. R180 */
export const wayOf = ({ payment_method, reference }: Payment): string =>
  [payment_method && (methods[payment_method] ?? payment_method), reference].filter(Boolean).join(' · ');

export const titleOf = ({ transaction_type, invoice_number, invoice_id }: Payment): string => {
  if (transaction_type === 'invoice') return `Invoice ${invoice_number}`;
  if (transaction_type === 'refund') return 'Refund';
  return invoice_id ? `Payment of invoice ${invoice_number}` : 'Payment';
};
