import type { UnitOutcome } from '../../enrollment/contracts.js';
import type { PackageCredited, PackageDebited } from '../events.js';
import type { Place } from './allocation.js';
import { unitsLeft, type Package } from './package.js';

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
) {
  const outcomes = new Map(changes.map(({ lessonPersonId, unit }) => [lessonPersonId, unit]));
  const events: (PackageCredited | PackageDebited)[] = [];
  const uncovered: Place[] = [];
  const left = new Map([...packages].map(([id, held]) => [id, unitsLeft(held)]));
  for (const place of places) {
    const { lessonPersonId, lessonId, studentId, packageId, returnedTo, paid } = place;
    const outcome = outcomes.get(lessonPersonId);
    const use = (id: string) => ({ packageId: id, lessonPersonId, lessonId, studentId });
    if (outcome === 'released' && packageId !== null && packages.get(packageId)?.usedBy.includes(lessonPersonId))
      events.push({ type: 'billing.PackageCredited', data: use(packageId) });
    if (outcome !== 'used' || packageId !== null || paid) continue;
    const there = returnedTo === null ? 0 : (left.get(returnedTo) ?? 0);
    if (returnedTo === null || there < 1) {
      uncovered.push(place);
      continue;
    }
    left.set(returnedTo, there - 1);
    events.push({ type: 'billing.PackageDebited', data: use(returnedTo) });
  }
  return { events, uncovered };
}
