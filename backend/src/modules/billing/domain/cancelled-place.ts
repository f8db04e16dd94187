import type { Compensation, StudentCancelled } from '../../enrollment/contracts.js';
import { lessonValue } from './money.js';
import type { Package, PackageKind } from './package.js';

/** A cancellation and everything that decides what it does to packages and money. */
export interface CancelledPlace {
  readonly cancellation: StudentCancelled['data'];
  readonly programId: string;
  readonly accountHolderId: string;
  /** The package that covers the place now, and whether the money for it has come in. */
  readonly covering: Package | null;
  readonly coveringPaid: boolean;
  /** The makeup the place was booked with. */
  readonly makeup: Package | null;
  /** What an earlier cancellation of this place had issued. C07 */
  readonly issued: readonly Package[];
  readonly refund: { readonly paymentId: string; readonly approved: boolean } | null;
  /** Marked paid by hand, and what a single lesson of its section costs with tax. */
  readonly markedPaid: boolean;
  readonly singleLessonMinor: number;
}

const uncovered = ({ covering, markedPaid }: CancelledPlace) => covering === null && !markedPaid;

/** A family's own cancellation of a lesson nobody paid for hands out nothing; staff may decide otherwise. C06 */
export const handsOutNothing = (place: CancelledPlace) => place.cancellation.by === 'family' && uncovered(place);

/** What the cancelled lesson is worth in money; nothing if it was never paid for. C06 C09 */
export function worthOf({ covering, markedPaid, singleLessonMinor }: CancelledPlace) {
  if (covering) return lessonValue(covering);
  return markedPaid ? singleLessonMinor : 0;
}

/** Only money that came in can go back. C09 */
export const refundable = (place: CancelledPlace) => (place.covering && !place.coveringPaid ? 0 : worthOf(place));

const GIFTS: Readonly<Partial<Record<Compensation, PackageKind>>> = {
  makeup: 'makeup',
  single_lesson: 'adjustment',
  credit: 'credit',
};

/** What this cancellation gives is there already: the same thing again does nothing. C07 */
export const isGiven = ({ cancellation: { compensation, dates }, issued, refund }: CancelledPlace) =>
  compensation === 'refund'
    ? refund !== null
    : issued.some(
        ({ kind, purchaseDate, expiryDate }) =>
          kind === GIFTS[compensation] && purchaseDate === dates.purchaseDate && expiryDate === dates.expiryDate,
      );

/** A place that gave its unit back earlier and now keeps it has to be covered anew. C07 */
export const needsReallocation = ({ cancellation: { replaces, unit, compensation }, covering }: CancelledPlace) =>
  covering === null &&
  replaces?.unit === 'released' &&
  replaces.compensation !== 'restore_makeup' &&
  unit !== 'released' &&
  compensation !== 'restore_makeup';
