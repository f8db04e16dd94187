import type { Barn } from '../../../platform/event-store/barn.js';
import type { Offer, Place } from '../domain/allocation.js';
import { isHeld, packageStream, type HeldPackage } from '../domain/package.js';
import type { PackageEvent } from '../events.js';

/** Packages by id, as their streams say; those withdrawn or unknown are left out. One round trip, none for no packages. */
export async function heldPackages(barn: Barn, packageIds: readonly (string | null)[]): Promise<Map<string, HeldPackage>> {
  const states = await barn.loadAll(packageStream, [...new Set(packageIds.filter((id) => id !== null))]);
  return new Map([...states].flatMap(([id, state]) => (isHeld(state) ? [[id, state]] : [])));
}

interface OfferRow {
  package_id: string;
  programs: string[];
}

/** Which packages with units left could cover lessons of these students. Asks only; see `offers`. C02 */
export const offerRows = (barn: Barn, studentIds: readonly string[], earliest: string | null = null) => barn.lookup<OfferRow[]>`
  select p.package_id, coalesce((select array_agg(pp.program_id) from product_program pp where pp.farm_id = p.farm_id and pp.product_id = p.product_id), '{}') as programs
  from package p
  where p.farm_id = ${barn.farmId} and p.student_id = any(${studentIds as string[]}::uuid[]) and p.expiry_date >= ${earliest ?? '0001-01-01'}::date
    and p.is_tracked and p.kind in ('package', 'adjustment') and p.used < p.start_count`;

export const offers = (rows: readonly OfferRow[], held: ReadonlyMap<string, HeldPackage>): Offer[] =>
  rows.flatMap(({ package_id, programs }) => {
    const found = held.get(package_id);
    return found ? [{ held: found, programs }] : [];
  });

/** The packages that could cover these places. Two round trips. */
export async function offersFor(barn: Barn, places: readonly Place[]): Promise<Offer[]> {
  if (places.length === 0) return [];
  const earliest = places.reduce((first, { lessonDate }) => (lessonDate < first ? lessonDate : first), '9999-12-31');
  const rows = await offerRows(barn, [...new Set(places.map(({ studentId }) => studentId))], earliest);
  return offers(rows, await heldPackages(barn, rows.map((row) => row.package_id)));
}

/** Writes what happened to packages that were loaded. */
export const appendToPackages = (barn: Barn, events: readonly PackageEvent[]) => {
  for (const event of events) barn.append(packageStream, event.data.packageId, [event]);
};
