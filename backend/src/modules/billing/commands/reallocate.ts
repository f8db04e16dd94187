import type { BarnTransaction } from '../../../platform/event-store/barn-transaction.js';
import { allocate } from '../domain/allocation.js';
import { takeMakeups } from '../domain/makeup-use.js';
import type { Package } from '../domain/package.js';
import { separateMakeups, type UncoveredPlace } from '../domain/reallocation.js';
import { appendToPackages, candidatesFor, loadPackages } from './load-packages.js';

/** Covers places that gave their unit back and consume one again. Says what covers them now, by lesson student. C04 C07 */
export async function reallocate(
  barn: BarnTransaction,
  uncovered: readonly UncoveredPlace[],
): Promise<Map<string, Package>> {
  if (uncovered.length === 0) return new Map();
  const { byMakeup, makeups, others } = separateMakeups(uncovered);
  const debits = [...takeMakeups(byMakeup, makeups), ...allocate(others, await candidatesFor(barn, others))];
  appendToPackages(barn, debits);
  const packages = await loadPackages(
    barn,
    debits.map(({ data }) => data.packageId),
  );
  return new Map(
    debits.flatMap(({ data }) => {
      const covering = packages.get(data.packageId);
      return covering ? [[data.lessonPersonId, covering]] : [];
    }),
  );
}
