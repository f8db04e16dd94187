import { notFound } from '../../../platform/errors/refusal.js';
import type { RefundApproved } from '../events.js';
import type { Payment } from './payment.js';

/** An administrator gives back what waits; once. C09 */
export function decideRefundApproval(paymentId: string, payment: Payment): RefundApproved[] {
  if (payment.phase !== 'refund') throw notFound('The refund');
  return payment.approved ? [] : [{ type: 'billing.RefundApproved', data: { paymentId } }];
}
