import type { Payment } from '../../requests/financial';

export const titleOf = ({ transaction_type, invoice_number, invoice_id }: Payment): string => {
  if (transaction_type === 'invoice') return `Invoice ${invoice_number}`;
  if (transaction_type === 'refund') return 'Refund';
  return invoice_id ? `Payment of invoice ${invoice_number}` : 'Payment';
};
