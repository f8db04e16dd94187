import type { Fragment } from '../../../platform/database/connect.js';
import type { BarnTransaction } from '../../../platform/event-store/barn-transaction.js';
import type { Offer, Place } from '../domain/allocation.js';
import { isHeld, packageStream, type HeldPackage } from '../domain/package.js';
import type { PackageEvent } from '../events.js';

/** Packages as their streams say, by id; those withdrawn are left out. Asked for by a question, finding them costs no round trip of its own. */
export async function heldPackages(
  barn: BarnTransaction,
  packageIds: readonly string[] | Fragment,
): Promise<Map<string, HeldPackage>> {
  const states = await barn.loadAll(packageStream, packageIds);
  return new Map([...states].flatMap(([id, state]) => (isHeld(state) ? [[id, state]] : [])));
}

/** What could cover lessons of these students from this day on. One round trip. C02 */
export async function offersTo(
  barn: BarnTransaction,
  studentIds: readonly string[],
  earliest = '0001-01-01',
): Promise<Offer[]> {
  if (studentIds.length === 0) return [];
  const usable = barn.sql`
    from package p where p.farm_id = ${barn.farmId} and p.student_id = any(${studentIds}::uuid[]) and p.expiry_date >= ${earliest}::date
      and p.is_tracked and p.kind in ('package', 'adjustment') and p.used < p.start_count`;
  const [rows, held] = await Promise.all([
    barn.sql<{ id: string; programs: string[] }[]>`
      select p.package_id as id, array(select pp.program_id from product_program pp where pp.farm_id = p.farm_id and pp.product_id = p.product_id) as programs ${usable}`,
    heldPackages(barn, barn.sql`select p.package_id ${usable}`),
  ]);
  return rows.flatMap(({ id, programs }) => {
    const found = held.get(id);
    return found ? [{ held: found, programs }] : [];
  });
}

/** The packages that could cover these places. One round trip. */
export const offersFor = (barn: BarnTransaction, places: readonly Place[]) =>
  offersTo(
    barn,
    [...new Set(places.map(({ studentId }) => studentId))],
    places.reduce((first, { lessonDate }) => (lessonDate < first ? lessonDate : first), '9999-12-31'),
  );

/** Writes what happened to packages that were loaded. */
export const appendToPackages = (barn: BarnTransaction, events: readonly PackageEvent[]) => {
  for (const event of events) barn.append(packageStream, event.data.packageId, [event]);
};
