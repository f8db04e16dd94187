import type { Fragment, Sql } from '../../../platform/database/connect.js';
import type { Candidate } from '../domain/allocation.js';

/** Packages `p` of these students with units left, not expired before a day. Which of them pays for what, `choosePackage` says. */
export const withUnitsLeft = (sql: Sql, farmId: string, students: Fragment, earliest: string) => sql`
  from package p where p.farm_id = ${farmId} and p.student_id in ${students} and p.expiry_date >= ${earliest}::date
    and p.is_tracked and p.used < p.start_count`;

/** The programs whose lessons package `p` pays for. */
export const programsOf = (sql: Sql) => sql`
  array(select pp.program_id from product_program pp where pp.farm_id = p.farm_id and pp.product_id = p.product_id)`;

/** A candidate under the names that screens show it by. */
export interface CandidatePackage extends Candidate {
  readonly productName: string;
  readonly startCount: number;
}

/** What may pay for lessons of these students from a day on, as the read tables stand; `students` is a select of ids, in brackets. C02 */
export const candidatePackages = (sql: Sql, farmId: string, students: Fragment, earliest: string) =>
  sql<CandidatePackage[]>`
  select p.package_id as "packageId", p.student_id as "studentId", p.kind, p.is_tracked as "isTracked",
    p.start_count - p.used as "unitsLeft", p.purchase_date as "purchaseDate", p.start_date as "startDate", p.expiry_date as "expiryDate",
    ${programsOf(sql)} as programs,
    p.product_name as "productName", p.start_count as "startCount" ${withUnitsLeft(sql, farmId, students, earliest)}`;
