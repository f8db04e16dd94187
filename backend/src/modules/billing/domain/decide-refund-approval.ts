import { notFound } from '../../../platform/errors/refusal.js';
import type { RefundApproved } from '../events.js';
import type { ManualMethod, Payment } from './payment.js';

/** An administrator gives back what waits, once; by hand, where the card is not to get it. C09 */
export function decideRefundApproval(
  paymentId: string,
  payment: Payment,
  method: ManualMethod | null,
): RefundApproved[] {
  if (payment.phase !== 'refund') throw notFound('The refund');
  return payment.approved ? [] : [{ type: 'billing.RefundApproved', data: { paymentId, method } }];
}
