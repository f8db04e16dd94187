import type { Fragment, Sql } from '../../../platform/database/connect.js';
import { NEVER } from '../domain/days.js';
import type { Candidate } from '../domain/allocation.js';

/** Packages `p` with units left that have not expired before a day; `choosePackage` chooses among them. */
export const withUnitsLeft = (sql: Sql, farmId: string, students: Fragment, earliest: string) => sql`
  from package p where p.farm_id = ${farmId} and p.student_id in ${students}
    and (p.expiry_date is null or p.expiry_date >= ${earliest}::date)
    and p.kind <> 'credit' and p.is_tracked and p.used < p.start_count`;

/** Columns of package `p`: the programs of its product, and the kind of lesson that it names. */
export const paysFor = (sql: Sql) => sql`
  array(select pp.program_id from product_program pp where pp.farm_id = p.farm_id and pp.product_id = p.product_id) as programs,
  (select jsonb_build_object('priceClass', sold.price_class, 'horses', sold.lesson_horses, 'minutes', sold.lesson_minutes)
    from product sold where sold.farm_id = p.farm_id and sold.product_id = p.product_id) as pays`;

export interface CandidatePackage extends Candidate {
  readonly productName: string;
  readonly startCount: number;
}

/** From the read tables; `students` is a select of ids in brackets. C02 */
export const candidatePackages = (sql: Sql, farmId: string, students: Fragment, earliest: string) =>
  sql<CandidatePackage[]>`
  select p.package_id as "packageId", p.student_id as "studentId", p.kind, p.is_tracked as "isTracked",
    p.start_count - p.used as "unitsLeft", p.purchase_date as "purchaseDate", p.start_date as "startDate",
    coalesce(p.expiry_date, ${NEVER}) as "expiryDate",
    ${paysFor(sql)},
    p.product_name as "productName", p.start_count as "startCount" ${withUnitsLeft(sql, farmId, students, earliest)}`;
