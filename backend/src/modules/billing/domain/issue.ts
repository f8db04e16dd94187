import { impossible } from '../../../platform/event-store/stream.js';
import type { PackageEvent, PaymentEvent } from '../events.js';
import { wayBack } from './payment.js';
import { isGiven, type CancelledPlace } from './cancelled-place.js';
import { partOf, type Funds } from './money-back.js';
import type { SystemProduct, SystemProducts } from './system-products.js';

/** The unit or the makeup goes back, BCWM may extend that makeup; a unit used after all comes from where it went. C05 C07 C08 */
export function moveUnit({ cancellation, covering, returnedTo }: CancelledPlace): PackageEvent[] {
  const { code, unit, compensation, dates, lessonPersonId, lessonId, studentId } = cancellation;
  const use = (packageId: string) => ({ packageId, lessonPersonId, lessonId, studentId });
  if (!covering)
    return returnedTo && unit === 'used' ? [{ type: 'billing.PackageDebited', data: use(returnedTo.packageId) }] : [];
  if (unit !== 'released') return [];
  const { packageId, expiryDate } = covering;
  const longer = compensation === 'restore_makeup' && code === 'BCWM' && dates.expiryDate > expiryDate;
  return [
    { type: 'billing.PackageCredited', data: use(packageId) },
    ...(longer
      ? [{ type: 'billing.PackageExtended', data: { packageId, expiryDate: dates.expiryDate } } as const]
      : []),
  ];
}

/** C05 C09 */
export function issueFor(
  place: CancelledPlace,
  products: SystemProducts,
  { id, today, approvesRefunds, funds }: { id: string; today: string; approvesRefunds: boolean; funds: Funds },
): PackageEvent | PaymentEvent | undefined {
  const { cancellation } = place;
  const { compensation, dates, lessonPersonId, studentId, by, lessonDate, lessonTitle } = cancellation;
  if (isGiven(place)) return undefined;
  const paying = place.covering ?? place.returnedTo;
  const amountMinor = cancellation.amountMinor ?? 0;
  const issue = (product: SystemProduct) => ({
    packageId: id,
    studentId,
    productId: product.productId,
    productName: product.productName,
    purchaseDate: dates.purchaseDate,
    issuedFor: lessonPersonId,
    missedDate: lessonDate,
    missedTitle: lessonTitle,
  });
  const usable = { startDate: dates.makeupStartDate, expiryDate: dates.expiryDate };
  switch (compensation) {
    case 'none':
    case 'restore_makeup':
      return undefined;
    case 'makeup':
      return { type: 'billing.MakeupIssued', data: { ...issue(products.makeup), ...usable } };
    case 'single_lesson':
      return { type: 'billing.SingleLessonIssued', data: { ...issue(products.adjustment), ...usable } };
    case 'credit':
      return {
        type: 'billing.CreditIssued',
        data: { ...issue(products.credit), startDate: dates.purchaseDate, priceMinor: -amountMinor },
      };
    case 'lower_invoice': {
      if (!paying?.paymentId) return undefined;
      const less = partOf(amountMinor, funds.owed);
      return {
        type: 'billing.InvoiceLowered',
        data: { paymentId: paying.paymentId, lessonPersonId, studentId, ...less },
      };
    }
    case 'refund': {
      const back = paying?.paymentId
        ? partOf(amountMinor, funds.came, funds.gone)
        : { subtotalMinor: amountMinor, taxMinor: 0 };
      if (back.subtotalMinor + back.taxMinor === 0) return undefined;
      // What a family or an instructor causes waits for an administrator's approval.
      return {
        type: 'billing.RefundRequested',
        data: {
          paymentId: id,
          refundOf: paying?.paymentId ?? null,
          billingPersonId: place.accountHolderId,
          lessonPersonId,
          studentId,
          ...back,
          method: wayBack(funds.method),
          received: today,
          approved: approvesRefunds && by !== 'family',
        },
      };
    }
    default:
      return impossible(compensation);
  }
}
