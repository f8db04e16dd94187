import type { Fragment } from '../../../platform/database/connect.js';
import type { BarnTransaction } from '../../../platform/event-store/barn-transaction.js';
import type { allocate, Place } from '../domain/allocation.js';
import type { PaysFor } from '../domain/cover-waiting.js';
import { isOpen, packageStream, remainingOf, type Days, type Package } from '../domain/package.js';
import type { PackageEvent } from '../events.js';
import { mayStillCover, paysFor } from '../queries/candidate-packages.js';

/** From their streams, by id, without withdrawn ones. `packageIds` may be a subquery, which saves a round trip. */
export async function loadPackages(
  barn: BarnTransaction,
  packageIds: readonly string[] | Fragment,
): Promise<Map<string, Package>> {
  const states = await barn.loadAll(packageStream, packageIds);
  return new Map([...states].flatMap(([id, state]) => (isOpen(state) ? [[id, state]] : [])));
}

export type LoadedCandidate = Parameters<typeof allocate>[1][number];

/** Days of what packages by the week cover, also where that is as new as this command; a round trip where there is such a package. */
export async function daysUsed(barn: BarnTransaction, packages: ReadonlyMap<string, Package>): Promise<Days> {
  const weekly = [...packages.values()].flatMap(({ coverage, packageId }) => (coverage === 'weekly' ? packageId : []));
  if (weekly.length === 0) return new Map();
  const rows = await barn.sqlAfter<{ place: string; day: string }[]>`
    select lp.lesson_person_id as place, l.scheduled_date as day
    from lesson_person lp join lesson l on l.farm_id = lp.farm_id and l.lesson_id = lp.lesson_id
    where lp.farm_id = ${barn.farmId} and lp.package_id = any(${weekly}::uuid[])`;
  return new Map(rows.map(({ place, day }) => [place, day]));
}

/** What may cover these students' lessons from a day on, also what their families share; a select in brackets is an answer, too. C02 */
export async function candidatesOf(
  barn: BarnTransaction,
  students: readonly string[] | Fragment,
  earliest = '0001-01-01',
): Promise<LoadedCandidate[]> {
  if ('length' in students && students.length === 0) return [];
  const ids = 'strings' in students ? students : barn.sql`(select unnest(${students}::uuid[]))`;
  const usable = mayStillCover(barn.sql, barn.farmId, ids, earliest);
  const [rows, packages] = await Promise.all([
    barn.sql<(PaysFor & { id: string })[]>`select p.package_id as id, ${paysFor(barn.sql, barn.farmId)} ${usable}`,
    loadPackages(barn, barn.sql`select p.package_id ${usable}`),
  ]);
  const days = await daysUsed(barn, packages);
  return rows.flatMap(({ id, ...pays }) => {
    const open = packages.get(id);
    return open ? [{ ...open, ...remainingOf(open, days), ...pays }] : [];
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
