import { notFound } from '../../../platform/errors/refusal.js';
import type { InvoiceReopened, PaymentDeleted } from '../events.js';
import { billingErrors } from './errors.js';
import type { Payment } from './payment.js';

/** Its packages go with it, unless it paid an invoice: that is unpaid again, and its packages stay. E07 */
export function decidePaymentDeletion(
  paymentId: string,
  payment: Payment,
  { isRefunded }: { readonly isRefunded: boolean },
): { readonly deleted: PaymentDeleted; readonly reopened: InvoiceReopened | undefined } {
  if (payment.phase !== 'received') throw notFound('The payment');
  const { kind, invoiceId, billingPersonId } = payment;
  if (kind === 'online') throw billingErrors.online_payment_stays();
  if (isRefunded) throw billingErrors.payment_refunded();
  return {
    deleted: { type: 'billing.PaymentDeleted', data: { paymentId, billingPersonId } },
    reopened:
      invoiceId === null
        ? undefined
        : { type: 'billing.InvoiceReopened', data: { paymentId: invoiceId, paidBy: paymentId } },
  };
}
