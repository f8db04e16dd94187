import type { PackageDebited, PackageEvent } from '../events.js';
import { allocate, type Place } from './allocation.js';
import { evolve, isOpen, unitsLeft, type PackageState } from './package.js';

export interface Supply {
  readonly waiting: readonly Place[];
  readonly packages: ReadonlyMap<string, PackageState>;
  /** By package id. Packages missing here are used only if chosen; newly issued ones pay for any program. */
  readonly programs: ReadonlyMap<string, readonly string[]>;
}

const UNKNOWN: PackageState = { phase: 'unknown' };

/** The oldest waiting places are covered first. C03 */
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
