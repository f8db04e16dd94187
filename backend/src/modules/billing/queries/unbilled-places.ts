import type { Fragment, Sql } from '../../../platform/database/connect.js';
import { isWaiting, type Compensation } from '../../enrollment/contracts.js';
import type { UnbilledPlace } from '../domain/decide-lesson-billing.js';
import { accountHolderOf } from '../../people/contracts.js';

export interface ListedPlace extends UnbilledPlace {
  readonly lessonId: string;
  readonly startTime: string;
  readonly statusCode: string;
  readonly givenCompensation: Compensation | null;
  readonly personId: string;
  readonly riderName: string;
  readonly accountName: string;
  readonly accountEmail: string | null;
  readonly sectionName: string;
}

/** Nobody has marked it, and its lesson is over. */
const isUnmarked = (sql: Sql) => sql`(lp.status_code in ('SCH', '') and not lp.is_cancelled)`;

/**
 * Places `lp` that nothing covers and nobody marked as paid (`isWaiting`, as what is owed has them), of lessons that were ridden or that
 * count as used; with `unmarked` also those of which nobody has said so although the lesson is over. `where` narrows `lp`, `l` and `rider`.
 */
export const unbilled = (
  sql: Sql,
  farmId: string,
  { now, unmarked, where }: { now: Date; unmarked: boolean; where: Fragment },
) => sql`
  from lesson_person lp
  join lesson l on l.farm_id = lp.farm_id and l.lesson_id = lp.lesson_id and not l.is_cancelled
  join section s on s.farm_id = l.farm_id and s.section_id = l.section_id
  join student st on st.farm_id = lp.farm_id and st.student_id = lp.student_id
  join person rider on rider.farm_id = st.farm_id and rider.person_id = st.person_id
  join person holder on holder.farm_id = rider.farm_id and holder.person_id = ${accountHolderOf(sql, sql`rider`)}
  where lp.farm_id = ${farmId} and ${isWaiting(sql)} and ${where}
    and (l.ends_at <= ${now}::timestamptz or lp.status_code = 'COM')
    and (${unmarked}::boolean or not ${isUnmarked(sql)})`;

/** How many there are, and how many of them nobody has marked; `found` with them. */
export const unmarkedAmong = (sql: Sql, found: Fragment) => sql<[{ all: number; unmarked: number }]>`
  select count(*)::int as all, count(*) filter (where ${isUnmarked(sql)})::int as unmarked ${found}`;

/** The oldest first. */
export const unbilledPlaces = (sql: Sql, found: Fragment, most: number) => sql<ListedPlace[]>`
  select lp.lesson_person_id as "lessonPersonId", lp.lesson_id as "lessonId", lp.student_id as "studentId",
    holder.person_id as "billingPersonId", s.program_id as "programId", l.scheduled_date as "lessonDate",
    l.title as "lessonTitle", s.product_id as "productId", to_char(l.start_time, 'HH24:MI') as "startTime",
    lp.status_code as "statusCode", lp.cancel_compensation as "givenCompensation", rider.person_id as "personId",
    rider.person_name as "riderName", holder.person_name as "accountName", nullif(holder.contact_email, '') as "accountEmail",
    s.section_name as "sectionName"
  ${found} order by l.scheduled_date, l.start_time, lp.lesson_person_id limit ${most}`;

/** Chosen places that can still be billed, whatever was said about their attendance. */
export const chosenPlaces = (
  { sql, farmId, now }: { sql: Sql; farmId: string; now: Date },
  lessonPersonIds: readonly string[],
) =>
  unbilledPlaces(
    sql,
    unbilled(sql, farmId, {
      now,
      unmarked: true,
      where: sql`lp.lesson_person_id = any(${[...lessonPersonIds]}::uuid[])`,
    }),
    lessonPersonIds.length,
  );
