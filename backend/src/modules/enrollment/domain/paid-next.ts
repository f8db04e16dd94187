import type { CancellationConsequence } from './cancellation-policy.js';
import { covers, type PayablePlace, type PayingPackage } from './covering.js';
import type { PlaceFacts } from './place-facts.js';

type Cancelled = Pick<
  PlaceFacts,
  'lessonPersonId' | 'studentId' | 'packageKind' | 'packageTracked' | 'packageStart' | 'expiryDate' | 'isReturned'
>;

/** What may pay for another lesson once this cancellation is done: the package with one lesson back on it, or a new single lesson. */
function freed(place: Cancelled, outcome: CancellationConsequence, programs: readonly string[]): PayingPackage | null {
  const { studentId, packageKind, packageTracked, packageStart, expiryDate, isReturned } = place;
  const one = { studentId, unitsLeft: 1 };
  if (outcome.compensation === 'single_lesson') {
    const { makeupStartDate, expiryDate: until } = outcome.dates;
    return { ...one, kind: 'adjustment', isTracked: true, startDate: makeupStartDate, expiryDate: until, programs: [] };
  }
  if (outcome.unit !== 'released' || isReturned || packageKind === null || packageStart === null) return null;
  return { ...one, kind: packageKind, isTracked: packageTracked, startDate: packageStart, expiryDate, programs };
}

/** The waiting place that is covered as soon as this cancellation is done; the oldest first, as packages are used. C03 */
export function paidNext(
  place: Cancelled,
  outcome: CancellationConsequence,
  { programs, waiting }: { programs: readonly string[]; waiting: readonly PayablePlace[] },
): PayablePlace | null {
  const paying = freed(place, outcome, programs);
  if (!paying) return null;
  return waiting.find((one) => one.lessonPersonId !== place.lessonPersonId && covers(paying, one)) ?? null;
}
