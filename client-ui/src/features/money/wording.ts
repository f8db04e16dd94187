import type { Payment } from '../../requests/financial';

export const titleOf = ({ transaction_type, invoice_number, invoice_id, credit_id, is_voucher }: Payment): string => {
  if (transaction_type === 'invoice') return `Invoice ${invoice_number}`;
  if (transaction_type === 'refund') return 'Refund';
  if (is_voucher === 1) return 'Gift voucher';
  if (credit_id) return 'Payment kept as a credit';
  return invoice_id ? `Payment of invoice ${invoice_number}` : 'Payment';
};

/** What was typed, in cents; undefined where it is no amount. */
export const centsOf = (typed: string): number | undefined => {
  if (!/^\d+([.,]\d{1,2})?$/.test(typed)) return undefined;
  const cents = Math.round(Number(typed.replace(',', '.')) * 100);
  return cents > 0 ? cents : undefined;
};
