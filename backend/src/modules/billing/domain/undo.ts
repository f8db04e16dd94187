import { impossible } from '../../../platform/event-store/stream.js';
import type { Compensation } from '../../enrollment/contracts.js';
import type { PackageEvent, PaymentEvent } from '../events.js';
import { isSpent } from './credits.js';
import { isGiven, type CancelledPlace } from './cancelled-place.js';

type Given = Omit<CancelledPlace, 'cancellation'> & {
  readonly cancellation: { readonly lessonPersonId: string; readonly studentId: string };
};

/** A makeup that the barn's cancellation made valid longer is valid as long as before. C08 */
function shortened({ cancellation, returnedTo }: Given): PackageEvent[] {
  const { lessonPersonId, extendedFrom } = returnedTo?.lastReturn ?? {};
  return returnedTo && extendedFrom && lessonPersonId === cancellation.lessonPersonId
    ? [{ type: 'billing.PackageExtended', data: { packageId: returnedTo.packageId, expiryDate: extendedFrom } }]
    : [];
}

/** Takes back what a cancellation gave. Whether that can be done was decided by enrollment. C07 */
export function undo(compensation: Compensation, place: Given): (PackageEvent | PaymentEvent)[] {
  const { cancellation, issued, refund, lowered, covering, returnedTo } = place;
  const { lessonPersonId, studentId } = cancellation;
  const unspent = issued
    .filter((gift) => !isSpent(gift))
    .map(({ packageId }): PackageEvent => ({ type: 'billing.IssueWithdrawn', data: { packageId, studentId } }));
  switch (compensation) {
    case 'none':
      return [];
    case 'restore_makeup':
      return shortened(place);
    case 'makeup':
    case 'single_lesson':
    case 'credit':
      return unspent;
    case 'refund':
      return refund
        ? [{ type: 'billing.RefundWithdrawn', data: { paymentId: refund.paymentId, lessonPersonId } }, ...unspent]
        : unspent;
    case 'lower_invoice': {
      const paymentId = (covering ?? returnedTo)?.paymentId;
      return lowered && paymentId
        ? [{ type: 'billing.InvoiceRestored', data: { paymentId, lessonPersonId, ...lowered } }, ...unspent]
        : unspent;
    }
    default:
      return impossible(compensation);
  }
}

export function undoEarlier(place: CancelledPlace): (PackageEvent | PaymentEvent)[] {
  const { replaces } = place.cancellation;
  return !replaces || isGiven(place) ? [] : undo(replaces.compensation, place);
}
