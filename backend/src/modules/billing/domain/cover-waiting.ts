import type { PackageDebited, PackageEvent } from '../events.js';
import { allocate, type Candidate, type Place } from './allocation.js';
import { evolve, isOpen, remainingOf, type Days, type PackageState } from './package.js';

/** What a package pays for, and for whom besides its own rider. */
export type PaysFor = Pick<Candidate, 'programs' | 'pays' | 'sharedWith'>;

export interface Supply {
  readonly waiting: readonly Place[];
  readonly packages: ReadonlyMap<string, PackageState>;
  /** What it pays for, by package id. Packages missing here are used only if chosen; newly issued ones pay for any lesson. */
  readonly pays: ReadonlyMap<string, PaysFor>;
  /** Of lessons that packages by the week cover. */
  readonly days: Days;
}

const ANYTHING = { programs: [] };
const UNKNOWN: PackageState = { phase: 'unknown' };

/** The oldest waiting places are covered first. C03 */
export function coverWaiting(
  { waiting, packages, pays, days }: Supply,
  happened: readonly PackageEvent[],
): PackageDebited[] {
  const after = new Map(packages);
  for (const event of happened)
    after.set(event.data.packageId, evolve(after.get(event.data.packageId) ?? UNKNOWN, event));
  const candidates = [...after].flatMap(([id, state]) => {
    const usable = packages.has(id) ? pays.get(id) : ANYTHING;
    return isOpen(state) && usable ? [{ ...state, ...remainingOf(state, days), ...usable }] : [];
  });
  return allocate(waiting, candidates);
}
