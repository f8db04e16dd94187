import type { Place } from './allocation.js';
import { fits, type MakeupPlace } from './makeup-use.js';
import type { Package } from './package.js';

export interface UncoveredPlace {
  readonly place: Place;
  /** The makeup it was booked with, loaded. */
  readonly makeup: Package | null;
}

/** Places that are covered again by the makeup they were booked with, while it still fits, and those that need another package. C07 */
export function separateMakeups(uncovered: readonly UncoveredPlace[]) {
  const makeups = new Map<string, Package>();
  const byMakeup: MakeupPlace[] = [];
  const others: Place[] = [];
  for (const { place, makeup } of uncovered)
    if (makeup && fits(makeup, place)) {
      makeups.set(makeup.packageId, makeup);
      byMakeup.push({ ...place, makeupId: makeup.packageId });
    } else others.push(place);
  return { makeups, byMakeup, others };
}
