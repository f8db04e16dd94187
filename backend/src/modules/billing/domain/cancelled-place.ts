import type { Compensation, StudentCancelled } from '../../enrollment/contracts.js';
import type { Package, PackageKind } from './package.js';
import type { Lowered } from './payment.js';

export interface CancelledPlace {
  readonly cancellation: StudentCancelled['data'];
  readonly accountHolderId: string;
  readonly covering: Package | null;
  /** The package that an earlier cancellation returned the unit to. */
  readonly returnedTo: Package | null;
  readonly issued: readonly Package[];
  readonly refund: { readonly paymentId: string; readonly approved: boolean } | null;
  /** What its unpaid invoice was already lowered by. */
  readonly lowered: Lowered | null;
}

const GIFTS: Readonly<Partial<Record<Compensation, PackageKind>>> = {
  makeup: 'makeup',
  single_lesson: 'adjustment',
  credit: 'credit',
};

/** Of a cancelled place that something of this kind was issued for. */
export const compensationGiving = (kind: PackageKind) =>
  Object.entries(GIFTS).flatMap(([compensation, gift]) => (gift === kind ? compensation : []));

/** A credit that came beside a refund, or beside a lowered invoice, is a part of what the lesson was worth. C11 */
function isWholeCredit(
  { cancellation: { compensation, amountMinor, replaces }, refund, lowered }: CancelledPlace,
  gift: Package,
) {
  if (!replaces || replaces.compensation === compensation) return true;
  return refund === null && lowered === null && gift.priceMinor === -(amountMinor ?? 0);
}

/** The effect exists already, so a repeated cancellation does nothing. C07 */
export function isGiven(place: CancelledPlace) {
  const { cancellation, issued, refund, lowered } = place;
  const { compensation, dates } = cancellation;
  if (compensation === 'refund') return refund !== null;
  if (compensation === 'lower_invoice') return lowered !== null;
  return issued.some(
    (gift) =>
      gift.kind === GIFTS[compensation] &&
      (gift.kind === 'credit'
        ? isWholeCredit(place, gift)
        : gift.purchaseDate === dates.purchaseDate && gift.expiryDate === dates.expiryDate),
  );
}
