import type { UnitOutcome } from '../../enrollment/contracts.js';
import type { PackageCredited, PackageDebited } from '../events.js';
import type { Place } from './allocation.js';
import { leftOn, type Days, type Package } from './package.js';

export interface UnitChange {
  readonly lessonPersonId: string;
  readonly unit: UnitOutcome;
}

/** With the covering package, the package its unit went back to, and whether it was paid by hand. */
export type CurrentPlace = Place & {
  readonly packageId: string | null;
  readonly returnedTo: string | null;
  readonly paid: boolean;
};

/** A returned unit is used again if it is still there. `uncovered`: places that use a unit and have none. C03 C04 C07 C20 */
export function decideAdjustment(
  changes: readonly UnitChange[],
  places: readonly CurrentPlace[],
  packages: ReadonlyMap<string, Package>,
  days: Days,
) {
  const outcomes = new Map(changes.map(({ lessonPersonId, unit }) => [lessonPersonId, unit]));
  const events: (PackageCredited | PackageDebited)[] = [];
  const uncovered: Place[] = [];
  const after = new Map(packages);
  const known = new Map([...days, ...places.map((place) => [place.lessonPersonId, place.lessonDate] as const)]);
  for (const place of places) {
    const { lessonPersonId, lessonId, studentId, packageId, returnedTo, paid } = place;
    const outcome = outcomes.get(lessonPersonId);
    const use = (id: string) => ({ packageId: id, lessonPersonId, lessonId, studentId });
    if (outcome === 'released' && packageId !== null && packages.get(packageId)?.usedBy.includes(lessonPersonId))
      events.push({ type: 'billing.PackageCredited', data: use(packageId) });
    if (outcome !== 'used' || packageId !== null || paid) continue;
    const held = returnedTo === null ? undefined : after.get(returnedTo);
    if (returnedTo === null || !held || leftOn(held, known, place.lessonDate) < 1) {
      uncovered.push(place);
      continue;
    }
    after.set(returnedTo, { ...held, usedBy: [...held.usedBy, lessonPersonId] });
    events.push({ type: 'billing.PackageDebited', data: use(returnedTo) });
  }
  return { events, uncovered };
}
