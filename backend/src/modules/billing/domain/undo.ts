import { impossible } from '../../../platform/event-store/stream.js';
import type { PackageEvent, PaymentEvent } from '../events.js';
import { isGiven, type CancelledPlace } from './cancelled-place.js';

/** Whether it can be undone was decided by enrollment. C07 */
export function undoEarlier(place: CancelledPlace): (PackageEvent | PaymentEvent)[] {
  const { cancellation, issued, refund, lowered, covering, returnedTo } = place;
  const { replaces, lessonPersonId, studentId } = cancellation;
  if (!replaces || isGiven(place)) return [];
  switch (replaces.compensation) {
    case 'none':
    case 'restore_makeup':
      return [];
    case 'makeup':
    case 'single_lesson':
    case 'credit':
      return issued.map(({ packageId }) => ({ type: 'billing.IssueWithdrawn', data: { packageId, studentId } }));
    case 'refund':
      return refund ? [{ type: 'billing.RefundWithdrawn', data: { paymentId: refund.paymentId, lessonPersonId } }] : [];
    case 'lower_invoice': {
      const paymentId = (covering ?? returnedTo)?.paymentId;
      return lowered && paymentId
        ? [{ type: 'billing.InvoiceRestored', data: { paymentId, lessonPersonId, ...lowered } }]
        : [];
    }
    default:
      return impossible(replaces.compensation);
  }
}
