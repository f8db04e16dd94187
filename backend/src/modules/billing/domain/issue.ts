import { impossible } from '../../../platform/event-store/stream.js';
import type { PackageEvent, PaymentEvent } from '../events.js';
import { wayBack } from './payment.js';
import { isGiven, type CancelledPlace } from './cancelled-place.js';
import { partOf, sumOf, type Funds } from './money-back.js';
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

type Cancelled = CancelledPlace['cancellation'];

interface Settling {
  readonly newId: () => string;
  readonly today: string;
  readonly approvesRefunds: boolean;
  readonly funds: Funds;
}

/** Off what is open; what part payments have paid already can not be owed less, so that it is a credit. C06 C11 */
function lower({ lessonPersonId, studentId, amountMinor }: Cancelled, paymentId: string, { owed, came, gone }: Funds) {
  const wanted = amountMinor ?? 0;
  const less = partOf(wanted, owed);
  const paidMinor = Math.max(0, sumOf(came) - sumOf(gone));
  const lowered: PaymentEvent = {
    type: 'billing.InvoiceLowered',
    data: { paymentId, lessonPersonId, studentId, ...less },
  };
  return { lowered, creditMinor: Math.min(wanted - sumOf(less), paidMinor) };
}

/** What was paid by credit is a credit again; only money is refunded, and waits where it has to. C05 C09 C11 */
export function issueFor(
  place: CancelledPlace,
  products: SystemProducts,
  { newId, today, approvesRefunds, funds }: Settling,
): (PackageEvent | PaymentEvent)[] {
  const { cancellation } = place;
  const { compensation, dates, lessonPersonId, studentId, by, lessonDate, lessonTitle } = cancellation;
  if (isGiven(place)) return [];
  const paying = place.covering ?? place.returnedTo;
  const paidWith = paying?.paymentId ?? null;
  const amountMinor = cancellation.amountMinor ?? 0;
  const issue = (product: SystemProduct) => ({
    packageId: newId(),
    studentId,
    productId: product.productId,
    productName: product.productName,
    purchaseDate: dates.purchaseDate,
    issuedFor: lessonPersonId,
    missedDate: lessonDate,
    missedTitle: lessonTitle,
  });
  const credit = (minor: number): PackageEvent => ({
    type: 'billing.CreditIssued',
    data: { ...issue(products.credit), startDate: dates.purchaseDate, priceMinor: -minor },
  });
  const usable = { startDate: dates.makeupStartDate, expiryDate: dates.expiryDate };
  switch (compensation) {
    case 'none':
    case 'restore_makeup':
      return [];
    case 'makeup':
      return [{ type: 'billing.MakeupIssued', data: { ...issue(products.makeup), ...usable } }];
    case 'single_lesson':
      return [{ type: 'billing.SingleLessonIssued', data: { ...issue(products.adjustment), ...usable } }];
    case 'credit':
      return [credit(amountMinor)];
    case 'lower_invoice': {
      if (paidWith === null) return [];
      const { lowered, creditMinor } = lower(cancellation, paidWith, funds);
      return creditMinor > 0 ? [lowered, credit(creditMinor)] : [lowered];
    }
    case 'refund': {
      const { creditMinor } = cancellation;
      const moneyMinor = amountMinor - creditMinor;
      const again = creditMinor > 0 ? [credit(creditMinor)] : [];
      const back = paidWith ? partOf(moneyMinor, funds.came, funds.gone) : { subtotalMinor: moneyMinor, taxMinor: 0 };
      if (back.subtotalMinor + back.taxMinor === 0) return again;
      // Money that a family or an instructor wants back waits for an administrator's approval.
      const refund: PaymentEvent = {
        type: 'billing.RefundRequested',
        data: {
          paymentId: newId(),
          refundOf: paidWith,
          billingPersonId: place.accountHolderId,
          lessonPersonId,
          studentId,
          ...back,
          method: wayBack(funds.method),
          received: today,
          approved: approvesRefunds && by !== 'family',
        },
      };
      return [refund, ...again];
    }
    default:
      return impossible(compensation);
  }
}
