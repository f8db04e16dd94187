import { impossible } from '../../../platform/event-store/stream.js';
import type { PackageEvent, PaymentEvent } from '../events.js';
import { isGiven, type CancelledPlace } from './cancelled-place.js';
import { billingErrors } from './errors.js';
import { unitsLeft } from './package.js';

const WORDS = { makeup: 'makeup', single_lesson: 'single lesson', credit: 'credit' } as const;

/** Takes back what an earlier cancellation of the same place had given, if nobody used it yet. C07 */
export function undoEarlier(place: CancelledPlace): (PackageEvent | PaymentEvent)[] {
  const { cancellation, issued, refund, makeup } = place;
  const { replaces, lessonPersonId, lessonId, studentId } = cancellation;
  if (!replaces || isGiven(place)) return [];
  switch (replaces.compensation) {
    case 'none':
      return [];
    case 'makeup':
    case 'single_lesson':
    case 'credit':
      if (issued.some(({ usedBy }) => usedBy.length > 0))
        throw billingErrors.compensation_used(WORDS[replaces.compensation]);
      return issued.map(({ packageId }) => ({ type: 'billing.IssueWithdrawn', data: { packageId, studentId } }));
    case 'refund':
      if (!refund) return [];
      if (refund.approved) throw billingErrors.refund_recorded();
      return [{ type: 'billing.RefundWithdrawn', data: { paymentId: refund.paymentId, lessonPersonId } }];
    case 'restore_makeup':
      if (cancellation.compensation === 'restore_makeup' || !makeup || makeup.usedBy.includes(lessonPersonId))
        return [];
      if (unitsLeft(makeup) < 1) throw billingErrors.compensation_used('makeup');
      return [
        { type: 'billing.PackageDebited', data: { packageId: makeup.packageId, lessonPersonId, lessonId, studentId } },
      ];
    default:
      return impossible(replaces.compensation);
  }
}
