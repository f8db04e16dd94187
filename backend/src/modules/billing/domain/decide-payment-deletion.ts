import { notFound } from '../../../platform/errors/refusal.js';
import type { InvoicePartReturned, InvoiceReopened, InvoiceSettled, PaymentDeleted } from '../events.js';
import { billingErrors } from './errors.js';
import { settling, type Payment, type Received } from './payment.js';

type OnInvoice = InvoicePartReturned | InvoiceReopened | InvoiceSettled;

/** What a payment paid of its invoice is open again. E07 */
function reopened(paymentId: string, { invoiceId }: Received, invoice: Payment | undefined): OnInvoice[] {
  if (invoiceId === null || invoice?.phase !== 'invoiced') return [];
  const part = invoice.parts[paymentId];
  const on = { paymentId: invoiceId, paidBy: paymentId };
  const returned = part ? [{ type: 'billing.InvoicePartReturned', data: { ...on, ...part } } as const] : [];
  if (invoice.paidBy === null) return [...returned, ...settling(invoiceId, invoice, returned)];
  const paidIt = part !== undefined || invoice.paidBy === paymentId;
  return [...returned, ...(paidIt ? [{ type: 'billing.InvoiceReopened', data: on } as const] : [])];
}

interface Deletion {
  readonly isRefunded: boolean;
  /** A voucher that is out in the world was bought with it. */
  readonly isOfVoucher?: boolean;
  readonly invoice?: Payment | undefined;
}

/** Its packages go with it, unless it paid an invoice, whole or in part: that is open again, and its packages stay. E07 */
export function decidePaymentDeletion(
  paymentId: string,
  payment: Payment,
  { isRefunded, isOfVoucher, invoice }: Deletion,
): { readonly deleted: PaymentDeleted; readonly reopened: readonly OnInvoice[] } {
  if (payment.phase !== 'received') throw notFound('The payment');
  const { kind, billingPersonId } = payment;
  if (kind === 'online') throw billingErrors.online_payment_stays();
  if (isOfVoucher) throw billingErrors.voucher_payment_stays();
  if (isRefunded) throw billingErrors.payment_refunded();
  return {
    deleted: { type: 'billing.PaymentDeleted', data: { paymentId, billingPersonId } },
    reopened: reopened(paymentId, payment, invoice),
  };
}
