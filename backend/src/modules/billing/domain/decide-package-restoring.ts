import { notFound } from '../../../platform/errors/refusal.js';
import { restorableSince } from '../../scheduling/contracts.js';
import type { KeptPackage, PackageRestored } from '../package-deletion-events.js';
import { NEVER } from './days.js';
import { billingErrors } from './errors.js';
import { isOpen, type Package, type PackageState } from './package.js';

/** What is kept of a package that goes: all but the places that it covers. */
export const keptOf = (held: Package): KeptPackage => ({
  productId: held.productId,
  productName: held.productName,
  purchaseDate: held.purchaseDate,
  startDate: held.startDate,
  expiryDate: held.expiryDate === NEVER ? null : held.expiryDate,
  kind: held.kind,
  isTracked: held.isTracked,
  coverage: held.coverage,
  perWeek: held.perWeek,
  isShared: held.isShared,
  startCount: held.startCount,
  priceMinor: held.priceMinor,
  taxPercent: held.taxPercent,
  taxIncluded: held.taxIncluded,
  paymentId: held.paymentId,
  renewal: held.renewal,
  issuedFor: held.issuedFor,
  missedDate: held.missedDate,
  missedTitle: held.missedTitle,
  ...(held.discount && { discount: held.discount }),
  ...(held.quantity && { quantity: held.quantity }),
});

export interface RestoringFacts {
  readonly deletedAt: Date | undefined;
  readonly now: Date;
  /** The barn's. */
  readonly today: string;
  /** The payment or invoice that it was bought with is there. */
  readonly hasPayment: boolean;
  /** The cancelled place that it was issued for still asks for such a one, and got no other. */
  readonly isStillOwed: boolean;
}

/**
 * A package that was deleted is there again as it was, under its own id; one that is there already stays as it is. Its renewal comes back
 * where its day is still to come. Refused once it is gone for 30 days, where its payment is gone, or where the cancellation that
 * it was issued for was settled in another way since, so that nothing is given twice. C25 C07
 */
export function decidePackageRestoring(
  packageId: string,
  state: PackageState,
  { deletedAt, now, today, hasPayment, isStillOwed }: RestoringFacts,
): PackageRestored[] {
  if (isOpen(state)) return [];
  if (state.phase === 'unknown' || !state.was || !deletedAt) throw notFound('The package');
  const { studentId, was } = state;
  if (deletedAt < restorableSince(now)) throw billingErrors.package_deleted_too_long();
  if (was.paymentId !== null && !hasPayment) throw billingErrors.package_payment_gone();
  if (was.issuedFor !== null && !isStillOwed) throw billingErrors.package_given_anew();
  const renewal = was.renewal && was.renewal.date > today ? was.renewal : null;
  return [{ type: 'billing.PackageRestored', data: { packageId, studentId, ...was, renewal } }];
}
