import type { Fragment } from '../../../platform/database/connect.js';
import type { BarnTransaction } from '../../../platform/event-store/barn-transaction.js';
import type { allocate, Place } from '../domain/allocation.js';
import { isOpen, packageStream, unitsLeft, type Package } from '../domain/package.js';
import type { PackageEvent } from '../events.js';
import { paysFor, withUnitsLeft } from '../queries/candidate-packages.js';

/** From their streams, by id, without withdrawn ones. `packageIds` may be a subquery, which saves a round trip. */
export async function loadPackages(
  barn: BarnTransaction,
  packageIds: readonly string[] | Fragment,
): Promise<Map<string, Package>> {
  const states = await barn.loadAll(packageStream, packageIds);
  return new Map([...states].flatMap(([id, state]) => (isOpen(state) ? [[id, state]] : [])));
}

export type LoadedCandidate = Parameters<typeof allocate>[1][number];
type PaysFor = Pick<LoadedCandidate, 'programs' | 'pays'>;

/** What may cover these students' lessons from a day on; one round trip. C02 */
export async function candidatesOf(
  barn: BarnTransaction,
  studentIds: readonly string[],
  earliest = '0001-01-01',
): Promise<LoadedCandidate[]> {
  if (studentIds.length === 0) return [];
  const usable = withUnitsLeft(barn.sql, barn.farmId, barn.sql`(select unnest(${studentIds}::uuid[]))`, earliest);
  const [rows, packages] = await Promise.all([
    barn.sql<(PaysFor & { id: string })[]>`select p.package_id as id, ${paysFor(barn.sql)} ${usable}`,
    loadPackages(barn, barn.sql`select p.package_id ${usable}`),
  ]);
  return rows.flatMap(({ id, ...pays }) => {
    const open = packages.get(id);
    return open ? [{ ...open, unitsLeft: unitsLeft(open), ...pays }] : [];
  });
}

export const candidatesFor = (barn: BarnTransaction, places: readonly Place[]) =>
  candidatesOf(
    barn,
    [...new Set(places.map(({ studentId }) => studentId))],
    places.reduce((first, { lessonDate }) => (lessonDate < first ? lessonDate : first), '9999-12-31'),
  );

export const appendToPackages = (barn: BarnTransaction, events: readonly PackageEvent[]) => {
  for (const event of events) barn.append(packageStream, event.data.packageId, [event]);
};
