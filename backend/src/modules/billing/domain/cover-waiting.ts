import type { PackageDebited, PackageEvent } from '../events.js';
import { allocate, type Place } from './allocation.js';
import { evolve, isOpen, unitsLeft, type PackageState } from './package.js';

/** Places that wait for a package, and the packages of their students. */
export interface Supply {
  readonly waiting: readonly Place[];
  readonly packages: ReadonlyMap<string, PackageState>;
  /** By package. One that is not here is not used by itself; one that was only just issued pays for any program. */
  readonly programs: ReadonlyMap<string, readonly string[]>;
}

const UNKNOWN: PackageState = { phase: 'unknown' };

/** Once something has come back or was issued, the oldest places that wait are covered at once. C03 */
export function coverWaiting(
  { waiting, packages, programs }: Supply,
  happened: readonly PackageEvent[],
): PackageDebited[] {
  const after = new Map(packages);
  for (const event of happened)
    after.set(event.data.packageId, evolve(after.get(event.data.packageId) ?? UNKNOWN, event));
  const candidates = [...after].flatMap(([id, state]) => {
    const usable = packages.has(id) ? programs.get(id) : [];
    return isOpen(state) && usable ? [{ ...state, unitsLeft: unitsLeft(state), programs: usable }] : [];
  });
  return allocate(waiting, candidates);
}
