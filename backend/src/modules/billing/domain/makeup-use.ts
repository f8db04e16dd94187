import { billingErrors } from './errors.js';
import type { PackageDebited } from '../events.js';
import type { Place } from './allocation.js';
import { unitsLeft, type Package } from './package.js';

/** A place booked with a chosen makeup. C10 */
export interface MakeupPlace extends Place {
  readonly makeupId: string;
}

export const fits = (makeup: Package, place: Place) =>
  makeup.kind === 'makeup' &&
  makeup.studentId === place.studentId &&
  unitsLeft(makeup) > 0 &&
  makeup.startDate <= place.lessonDate &&
  place.lessonDate <= makeup.expiryDate;

export function takeMakeups(places: readonly MakeupPlace[], makeups: ReadonlyMap<string, Package>): PackageDebited[] {
  const taken = new Set<string>();
  return places.flatMap((place) => {
    const { makeupId, lessonPersonId, lessonId, studentId } = place;
    const makeup = makeups.get(makeupId);
    if (makeup?.usedBy.includes(lessonPersonId)) return [];
    if (!makeup || taken.has(makeupId) || !fits(makeup, place)) throw billingErrors.makeup_unavailable();
    taken.add(makeupId);
    return [
      {
        type: 'billing.PackageDebited',
        data: { packageId: makeupId, lessonPersonId, lessonId, studentId },
      } satisfies PackageDebited,
    ];
  });
}
