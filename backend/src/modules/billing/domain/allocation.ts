import type { PackageDebited } from '../events.js';
import { unitsLeft, type HeldPackage } from './package.js';

/** A place in a lesson that a package may pay for. */
export interface Place {
  readonly lessonPersonId: string;
  readonly lessonId: string;
  readonly studentId: string;
  readonly lessonDate: string;
  readonly programId: string;
}

/** A package and the programs whose lessons it pays for; none means any. */
export interface Offer {
  readonly held: HeldPackage;
  readonly programs: readonly string[];
}

/** Codes that give the unit back; every other code, and none, consumes one. C04 C20 */
export const RELEASING_CODES = ['CWP', 'BCAP', 'RSC', 'CAN'] as const;

const byExpiryThenPurchase = (a: Offer, b: Offer) =>
  a.held.expiryDate.localeCompare(b.held.expiryDate) ||
  a.held.purchaseDate.localeCompare(b.held.purchaseDate) ||
  a.held.packageId.localeCompare(b.held.packageId);
const oldestFirst = (a: Place, b: Place) =>
  a.lessonDate.localeCompare(b.lessonDate) || a.lessonPersonId.localeCompare(b.lessonPersonId);

/** Whether a package pays for a place, units aside. Makeups and credits are used only when chosen. C02 */
export const covers = ({ held, programs }: Offer, place: Place) =>
  held.studentId === place.studentId &&
  held.isTracked &&
  (held.kind === 'package' || held.kind === 'adjustment') &&
  (programs.length === 0 || programs.includes(place.programId)) &&
  held.startDate <= place.lessonDate &&
  place.lessonDate <= held.expiryDate;

/**
 * Gives each place the package that covers it: earliest expiry first, then earliest purchase; the oldest lessons choose first. Places
 * that are covered already, or that nothing covers, get nothing. C02 C03
 */
export function allocate(places: readonly Place[], offers: readonly Offer[]): PackageDebited[] {
  const shelf = [...offers].sort(byExpiryThenPurchase);
  const left = new Map(shelf.map(({ held }) => [held.packageId, unitsLeft(held)]));
  const covered = new Set(shelf.flatMap(({ held }) => held.usedBy));
  return [...places].sort(oldestFirst).flatMap((place) => {
    const { lessonPersonId, lessonId, studentId } = place;
    const chosen = covered.has(lessonPersonId)
      ? undefined
      : shelf.find((offer) => (left.get(offer.held.packageId) ?? 0) > 0 && covers(offer, place));
    if (!chosen) return [];
    const { packageId } = chosen.held;
    left.set(packageId, (left.get(packageId) ?? 0) - 1);
    covered.add(lessonPersonId);
    return [
      {
        type: 'billing.PackageDebited',
        data: { packageId, lessonPersonId, lessonId, studentId },
      } satisfies PackageDebited,
    ];
  });
}
