import type { Fragment } from '../../../platform/database/connect.js';
import type { BarnTransaction } from '../../../platform/event-store/barn-transaction.js';
import { waitingPlaces } from '../../enrollment/contracts.js';
import type { Candidate } from '../domain/allocation.js';
import type { Supply } from '../domain/cover-waiting.js';
import { hasSomething, paysFor } from '../queries/candidate-packages.js';
import { daysUsed, loadPackages } from './load-packages.js';

/** Waiting places of students, and their packages with lessons left or among `beside`. Both are selects in brackets. */
export async function supplyOf(
  barn: BarnTransaction,
  students: Fragment,
  beside: Fragment = barn.sql`(null)`,
): Promise<Supply> {
  const { sql, farmId } = barn;
  const usable = sql`
    from package p where p.farm_id = ${farmId} and p.student_id in ${students} and p.is_tracked
      and (${hasSomething(sql)} or p.package_id in ${beside})`;
  const [waiting, rows, packages] = await Promise.all([
    waitingPlaces(sql, farmId, students),
    sql<
      (Pick<Candidate, 'programs' | 'pays'> & { id: string })[]
    >`select p.package_id as id, ${paysFor(sql)} ${usable}`,
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
