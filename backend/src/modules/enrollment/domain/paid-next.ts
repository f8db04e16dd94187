import type { CancellationConsequence } from './cancellation-policy.js';
import { covers, type PayablePlace, type PayingPackage } from './covering.js';
import type { NamedKind } from './lesson-kind.js';
import { remainingOfPlace, type PlaceFacts } from './place-facts.js';

type Cancelled = Pick<
  PlaceFacts,
  | 'date'
  | 'packageCoverage'
  | 'packagePerWeek'
  | 'packageUsedOn'
  | 'lessonPersonId'
  | 'studentId'
  | 'packageKind'
  | 'packageTracked'
  | 'packageStart'
  | 'expiryDate'
  | 'isReturned'
>;

/** What the package's product pays for, and whose it is where it is shared. */
interface Named {
  readonly ownerId?: string;
  readonly sharedWith?: readonly string[];
  readonly programs: readonly string[];
  readonly pays?: NamedKind;
}

function freed(place: Cancelled, outcome: CancellationConsequence, { ownerId, ...named }: Named): PayingPackage | null {
  const { studentId, packageKind, packageTracked, packageStart, expiryDate, isReturned } = place;
  const one = { studentId, coverage: 'lessons', perWeek: null, unitsLeft: 1, usedOn: [] } as const;
  if (outcome.compensation === 'single_lesson') {
    const { makeupStartDate, expiryDate: until } = outcome.dates;
    return { ...one, kind: 'adjustment', isTracked: true, startDate: makeupStartDate, expiryDate: until, programs: [] };
  }
  if (outcome.unit !== 'released' || isReturned || packageKind === null || packageStart === null) return null;
  const { packageUsedOn } = place;
  const others = packageUsedOn.toSpliced(packageUsedOn.indexOf(place.date), 1);
  const back = { ...remainingOfPlace({ ...place, remain: 1 }), usedOn: others };
  return {
    ...one,
    ...back,
    studentId: ownerId ?? studentId,
    kind: packageKind,
    isTracked: packageTracked,
    startDate: packageStart,
    expiryDate,
    ...named,
  };
}

/** The place that the returned lesson credit covers at once: the oldest that waits. C03 */
export function paidNext(
  place: Cancelled,
  outcome: CancellationConsequence,
  { waiting, ...named }: Named & { readonly waiting: readonly PayablePlace[] },
): PayablePlace | null {
  const paying = freed(place, outcome, named);
  if (!paying) return null;
  return waiting.find((one) => one.lessonPersonId !== place.lessonPersonId && covers(paying, one)) ?? null;
}
