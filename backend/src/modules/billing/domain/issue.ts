import { impossible } from '../../../platform/event-store/stream.js';
import type { IssuedForCancellation, PackageEvent, PaymentEvent } from '../events.js';
import { handsOutNothing, isGiven, refundable, worthOf, type CancelledPlace } from './cancelled-place.js';
import type { SystemProduct, SystemProducts } from './system-products.js';

/** The unit goes back to its package, or the makeup is restored; a barn's BCWM may make that makeup last longer. C05 C08 */
export function returnUnit({ cancellation, covering }: CancelledPlace): PackageEvent[] {
  const { code, unit, compensation, dates, lessonPersonId, lessonId, studentId } = cancellation;
  if (!covering || (unit !== 'released' && compensation !== 'restore_makeup')) return [];
  const { packageId, expiryDate } = covering;
  const longer = compensation === 'restore_makeup' && code === 'BCWM' && dates.expiryDate > expiryDate;
  return [
    { type: 'billing.PackageCredited', data: { packageId, lessonPersonId, lessonId, studentId } },
    ...(longer
      ? [{ type: 'billing.PackageExtended', data: { packageId, expiryDate: dates.expiryDate } } as const]
      : []),
  ];
}

/** What the student gets for the cancelled lesson, under a new id: makeup, single lesson, credit, refund, or nothing. C05 C06 C09 */
export function issueFor(
  place: CancelledPlace,
  products: SystemProducts,
  { id, today }: { id: string; today: string },
): PackageEvent | PaymentEvent | undefined {
  const { cancellation } = place;
  const { compensation, dates, lessonPersonId, studentId, by, lessonDate, lessonTitle } = cancellation;
  if (handsOutNothing(place) || isGiven(place)) return undefined;
  const issue = (startDate: string, product: SystemProduct): IssuedForCancellation => ({
    packageId: id,
    studentId,
    productId: product.productId,
    productName: product.productName,
    purchaseDate: dates.purchaseDate,
    startDate: startDate < dates.expiryDate ? startDate : dates.expiryDate,
    expiryDate: dates.expiryDate,
    issuedFor: lessonPersonId,
    missedDate: lessonDate,
    missedTitle: lessonTitle,
  });
  switch (compensation) {
    case 'none':
    case 'restore_makeup':
      return undefined;
    case 'makeup':
      return { type: 'billing.MakeupIssued', data: issue(dates.makeupStartDate, products.makeup) };
    case 'single_lesson':
      return { type: 'billing.SingleLessonIssued', data: issue(dates.makeupStartDate, products.adjustment) };
    case 'credit': {
      const priceMinor = -worthOf(place);
      return priceMinor < 0
        ? { type: 'billing.CreditIssued', data: { ...issue(dates.purchaseDate, products.credit), priceMinor } }
        : undefined;
    }
    case 'refund': {
      const amountMinor = refundable(place);
      if (amountMinor === 0) return undefined;
      const { accountHolderId: billingPersonId, covering } = place;
      // A family never pays itself back: its request waits for an administrator.
      return {
        type: 'billing.RefundRequested',
        data: {
          paymentId: id,
          refundOf: covering?.paymentId ?? null,
          billingPersonId,
          lessonPersonId,
          studentId,
          amountMinor,
          received: today,
          approved: by !== 'family',
        },
      };
    }
    default:
      return impossible(compensation);
  }
}
