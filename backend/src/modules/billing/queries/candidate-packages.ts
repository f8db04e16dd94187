import type { Fragment, Sql } from '../../../platform/database/connect.js';
import { NEVER } from '../domain/days.js';
import { activeMates, familiesOf } from '../../people/contracts.js';
import type { Candidate } from '../domain/allocation.js';

/** Package `p`, or another by its name, is not used up, or not counted: what covers no day at all is left out, the rest `leftFor` says. */
export const hasSomething = (sql: Sql, p = sql`p`) => sql`(${p}.coverage <> 'lessons' or ${p}.used < ${p}.start_count)`;

/** "unlimited", "2 a week" of package `p`, as `coverageWords` has it; null where lessons are counted. */
export const coverageInWords = (sql: Sql) => sql`
  (case p.coverage when 'unlimited' then 'unlimited' when 'weekly' then p.per_week || ' a week' end)`;

/** Package `p` is of one of these students, or their family shares it. `students` is a select of ids in brackets. */
export const isFor = (sql: Sql, farmId: string, students: Fragment) => sql`(
  p.student_id = any(array(${students} union ${familiesOf(sql, farmId, students)}))
    and (p.is_shared or p.student_id = any(array${students})))`;

/** Packages `p` that are not used up and have not expired before a day; `choosePackage` chooses among them. */
export const mayStillCover = (sql: Sql, farmId: string, students: Fragment, earliest: string) => sql`
  from package p where p.farm_id = ${farmId} and ${isFor(sql, farmId, students)}
    and (p.expiry_date is null or p.expiry_date >= ${earliest}::date)
    and p.kind <> 'credit' and p.is_tracked and ${hasSomething(sql)}`;

/** Columns of package `p`: for whom besides its rider, the programs of its product, and the kind of lesson that it names. */
export const paysFor = (sql: Sql, farmId: string) => sql`
  case when p.is_shared then ${activeMates(sql, farmId, sql`p.student_id`)} else '{}' end as "sharedWith",
  array(select pp.program_id from product_program pp where pp.farm_id = p.farm_id and pp.product_id = p.product_id) as programs,
  (select jsonb_build_object('priceClass', sold.price_class, 'horses', sold.lesson_horses, 'minutes', sold.lesson_minutes)
    from product sold where sold.farm_id = p.farm_id and sold.product_id = p.product_id) as pays`;

/** Days of the lessons that package `p` covers now. */
const coveredDays = (sql: Sql) => sql`array(
  select l.scheduled_date::text from lesson_person lp join lesson l on l.farm_id = lp.farm_id and l.lesson_id = lp.lesson_id
  where lp.farm_id = p.farm_id and lp.package_id = p.package_id)`;

export interface CandidatePackage extends Candidate {
  readonly productName: string;
  readonly startCount: number;
  /** First name of whoever it was bought for. */
  readonly owner: string;
}

/** From the read tables; `students` is a select of ids in brackets. C02 */
export const candidatePackages = (sql: Sql, farmId: string, students: Fragment, earliest: string) =>
  sql<CandidatePackage[]>`
  select p.package_id as "packageId", p.student_id as "studentId", p.kind, p.is_tracked as "isTracked",
    p.start_count - p.used as "unitsLeft", p.purchase_date as "purchaseDate", p.start_date as "startDate",
    coalesce(p.expiry_date, ${NEVER}) as "expiryDate", p.coverage, p.per_week as "perWeek",
    case when p.coverage = 'weekly' then ${coveredDays(sql)} else '{}' end as "usedOn",
    ${paysFor(sql, farmId)},
    (select o.first_name from student own join person o on o.farm_id = own.farm_id and o.person_id = own.person_id
      where own.farm_id = p.farm_id and own.student_id = p.student_id) as owner,
    p.product_name as "productName", p.start_count as "startCount" ${mayStillCover(sql, farmId, students, earliest)}`;
