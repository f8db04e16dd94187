import { notFound } from '../../../platform/errors/refusal.js';
import type { RefundApproved, RefundDeclined } from '../events.js';
import { billingErrors } from './errors.js';
import type { ManualMethod, Payment } from './payment.js';

/** An administrator gives back what waits, once and on that day; by hand, where the card is not to get it. C09 */
export function decideRefundApproval(
  paymentId: string,
  payment: Payment,
  { method, today }: { readonly method: ManualMethod | null; readonly today: string },
): RefundApproved[] {
  if (payment.phase !== 'refund') throw notFound('The refund');
  if (payment.decision === 'declined') throw billingErrors.refund_declined();
  return payment.decision === 'approved'
    ? []
    : [{ type: 'billing.RefundApproved', data: { paymentId, method, givenBack: today } }];
}

/** What waits is not given back; what was given before can not be declined. C09 */
export function decideRefundDecline(paymentId: string, payment: Payment): RefundDeclined[] {
  if (payment.phase !== 'refund') throw notFound('The refund');
  if (payment.decision === 'approved') throw billingErrors.refund_approved();
  return payment.decision === 'declined' ? [] : [{ type: 'billing.RefundDeclined', data: { paymentId } }];
}
