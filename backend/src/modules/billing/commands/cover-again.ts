import type { BarnTransaction } from '../../../platform/event-store/barn-transaction.js';
import { allocate, type Place } from '../domain/allocation.js';
import { fits, takeMakeups } from '../domain/makeup-use.js';
import type { HeldPackage } from '../domain/package.js';
import { appendToPackages, heldPackages, offersFor } from './held-packages.js';

export interface UncoveredPlace {
  readonly place: Place;
  /** The makeup it was booked with, loaded. */
  readonly makeup: HeldPackage | null;
}

/** Places that gave their unit back and consume one again: by the makeup they were booked with, else by whatever fits. Says what covers them. */
export async function coverAgain(
  barn: BarnTransaction,
  uncovered: readonly UncoveredPlace[],
): Promise<Map<string, HeldPackage>> {
  if (uncovered.length === 0) return new Map();
  const byMakeup = uncovered.filter(({ place, makeup }) => fits(makeup, place));
  const others = uncovered.filter(({ place, makeup }) => !fits(makeup, place)).map(({ place }) => place);
  const makeups = new Map(byMakeup.flatMap(({ makeup }) => (makeup ? [[makeup.packageId, makeup]] : [])));
  const chosen = byMakeup.map(({ place, makeup }) => ({ ...place, makeupId: makeup?.packageId ?? '' }));
  const debits = [...takeMakeups(chosen, makeups), ...allocate(others, await offersFor(barn, others))];
  appendToPackages(barn, debits);
  const held = await heldPackages(
    barn,
    debits.map(({ data }) => data.packageId),
  );
  return new Map(
    debits.flatMap(({ data }) => {
      const cover = held.get(data.packageId);
      return cover ? [[data.lessonPersonId, cover]] : [];
    }),
  );
}
