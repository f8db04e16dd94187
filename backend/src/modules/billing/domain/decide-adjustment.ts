import type { UnitOutcome } from '../../enrollment/contracts.js';
import type { PackageCredited } from '../events.js';
import type { Place } from './allocation.js';
import type { Package } from './package.js';
import type { UncoveredPlace } from './reallocation.js';

/** What a removal or an attendance code does to the unit of a place. */
export interface UnitChange {
  readonly lessonPersonId: string;
  readonly unit: UnitOutcome;
}

/** A place as it stands: what covers it, the makeup it was booked with, and whether it was marked paid by hand. */
export type CurrentPlace = Place & {
  readonly packageId: string | null;
  readonly makeupId: string | null;
  readonly paid: boolean;
};

/**
 * Which units go back to the packages that really cover the places, and which places need a package again: those that use a unit, have
 * none, and were not paid by hand. C03 C04 C20
 */
export function decideAdjustment(
  changes: readonly UnitChange[],
  places: readonly CurrentPlace[],
  packages: ReadonlyMap<string, Package>,
) {
  const outcomes = new Map(changes.map(({ lessonPersonId, unit }) => [lessonPersonId, unit]));
  const released: PackageCredited[] = [];
  const uncovered: UncoveredPlace[] = [];
  for (const place of places) {
    const { lessonPersonId, lessonId, studentId, packageId, makeupId, paid } = place;
    const outcome = outcomes.get(lessonPersonId);
    if (outcome === 'released' && packageId !== null && packages.get(packageId)?.usedBy.includes(lessonPersonId))
      released.push({ type: 'billing.PackageCredited', data: { packageId, lessonPersonId, lessonId, studentId } });
    if (outcome === 'used' && packageId === null && !paid)
      uncovered.push({ place, makeup: packages.get(makeupId ?? '') ?? null });
  }
  return { released, uncovered };
}
