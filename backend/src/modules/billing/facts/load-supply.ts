import type { Fragment } from '../../../platform/database/connect.js';
import type { BarnTransaction } from '../../../platform/event-store/barn-transaction.js';
import { waitingPlaces } from '../../enrollment/contracts.js';
import { familiesOf } from '../../people/contracts.js';
import type { PaysFor, Supply } from '../domain/cover-waiting.js';
import { hasSomething, isFor, paysFor } from '../queries/candidate-packages.js';
import { daysUsed, loadPackages } from './load-packages.js';

/**
 * Waiting places of students, and of the families that share a package among `beside`; and the packages of all of them with lessons left or
 * among `beside`. Both are selects in brackets.
 */
export async function supplyOf(
  barn: BarnTransaction,
  students: Fragment,
  beside: Fragment = barn.sql`(select null::uuid)`,
): Promise<Supply> {
  const { sql, farmId } = barn;
  const sharing = sql`(
    select b.student_id from package b where b.farm_id = ${farmId} and b.is_shared and b.package_id = any(array${beside}))`;
  const riders = sql`(${students} union ${familiesOf(sql, farmId, sharing)})`;
  const usable = sql`
    from package p where p.farm_id = ${farmId} and ${isFor(sql, farmId, riders)} and p.is_tracked
      and (${hasSomething(sql)} or p.package_id in ${beside})`;
  const [waiting, rows, packages] = await Promise.all([
    waitingPlaces(sql, farmId, riders),
    sql<(PaysFor & { id: string })[]>`select p.package_id as id, ${paysFor(sql, farmId)} ${usable}`,
    loadPackages(barn, sql`select p.package_id ${usable}`),
  ]);
  const days = await daysUsed(barn, packages);
  return { waiting, packages, days, pays: new Map(rows.map(({ id, ...pays }) => [id, pays])) };
}

/** Of these enrolments' students. */
export function loadSupply(barn: BarnTransaction, lessonPersonIds: readonly string[]): Promise<Supply> {
  const { sql, farmId } = barn;
  const places = sql`from lesson_person lp where lp.farm_id = ${farmId} and lp.lesson_person_id = any(${lessonPersonIds}::uuid[])`;
  return supplyOf(barn, sql`(select lp.student_id ${places})`, sql`(select lp.package_id ${places})`);
}
