import type { Compensation, StudentCancelled } from '../../enrollment/contracts.js';
import type { Package, PackageKind } from './package.js';
import type { Lowered } from './payment.js';

/** A cancellation as it was decided, and what it is carried out on. */
export interface CancelledPlace {
  readonly cancellation: StudentCancelled['data'];
  readonly accountHolderId: string;
  /** The package that covers the place now. */
  readonly covering: Package | null;
  /** The package that the place gave its unit back to, when it was cancelled before. */
  readonly returnedTo: Package | null;
  /** What an earlier cancellation of this place had issued. C07 */
  readonly issued: readonly Package[];
  readonly refund: { readonly paymentId: string; readonly approved: boolean } | null;
  /** What its unpaid invoice asks less for this place already. */
  readonly lowered: Lowered | null;
}

const GIFTS: Readonly<Partial<Record<Compensation, PackageKind>>> = {
  makeup: 'makeup',
  single_lesson: 'adjustment',
  credit: 'credit',
};

/** What this cancellation gives is there already: the same thing again does nothing. C07 */
export function isGiven({ cancellation, issued, refund, lowered }: CancelledPlace) {
  const { compensation, dates } = cancellation;
  if (compensation === 'refund') return refund !== null;
  if (compensation === 'lower_invoice') return lowered !== null;
  return issued.some(
    ({ kind, purchaseDate, expiryDate }) =>
      kind === GIFTS[compensation] &&
      (kind === 'credit' || (purchaseDate === dates.purchaseDate && expiryDate === dates.expiryDate)),
  );
}
