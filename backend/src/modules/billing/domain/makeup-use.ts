import { refuse } from '../../../platform/errors/refusal.js';
import type { PackageDebited } from '../events.js';
import type { Place } from './allocation.js';
import { unitsLeft, type HeldPackage } from './package.js';

/** A place booked with a makeup that was chosen for it. C10 */
export interface MakeupPlace extends Place {
  readonly makeupId: string;
}

/** Whether this makeup of the student is unused and valid on the day. */
export const fits = (held: HeldPackage | null | undefined, place: Place) =>
  held?.kind === 'makeup' &&
  held.studentId === place.studentId &&
  unitsLeft(held) > 0 &&
  held.startDate <= place.lessonDate &&
  place.lessonDate <= held.expiryDate;

/** Uses the chosen makeups, each once. */
export function takeMakeups(
  places: readonly MakeupPlace[],
  makeups: ReadonlyMap<string, HeldPackage>,
): PackageDebited[] {
  const taken = new Set<string>();
  return places.flatMap((place) => {
    const { makeupId, lessonPersonId, lessonId, studentId } = place;
    const held = makeups.get(makeupId);
    if (held?.usedBy.includes(lessonPersonId)) return [];
    if (taken.has(makeupId) || !fits(held, place))
      throw refuse('makeup_unavailable', 'This makeup can not be used for this lesson.');
    taken.add(makeupId);
    return [
      {
        type: 'billing.PackageDebited',
        data: { packageId: makeupId, lessonPersonId, lessonId, studentId },
      } satisfies PackageDebited,
    ];
  });
}
