import { t } from '../../i18n/t';
import type { Payment } from '../../requests/financial';

export const titleOf = ({ transaction_type, invoice_number, invoice_id, credit_id, is_voucher }: Payment): string => {
  if (transaction_type === 'invoice') return t('Invoice {number}', { number: invoice_number ?? '' });
  if (transaction_type === 'refund') return t('Refund');
  if (is_voucher === 1) return t('Gift voucher');
  if (credit_id) return t('Payment kept as a credit');
  return invoice_id ? t('Payment of invoice {number}', { number: invoice_number ?? '' }) : t('Payment');
};

/** What was typed, in cents; undefined where it is no amount. */
export const centsOf = (typed: string): number | undefined => {
  if (!/^\d+([.,]\d{1,2})?$/.test(typed)) return undefined;
  const cents = Math.round(Number(typed.replace(',', '.')) * 100);
  return cents > 0 ? cents : undefined;
};
