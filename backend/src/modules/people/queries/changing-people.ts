import type { Fragment, Sql } from '../../../platform/database/connect.js';
import { lessons, places } from '../lookups.js';

interface Wanted {
  personIds: readonly string[];
  active: boolean;
}

/** Whoever becomes active or inactive with these people: members go along with their account holder. F20 */
export const changingPeople = (sql: Sql, farmId: string, { personIds, active }: Wanted): Fragment => sql`
  select p.person_id, p.person_name, s.student_id, i.instructor_id, p.person_id = any(${[...personIds]}::uuid[]) as is_named,
    exists (select from login l where l.farm_id = p.farm_id and l.person_id = p.person_id) as has_login
  from person p left join student s using (farm_id, person_id) left join instructor i using (farm_id, person_id)
  where p.farm_id = ${farmId} and p.is_active <> ${active}
    and (p.person_id = any(${[...personIds]}::uuid[]) or p.billing_person_id = any(${[...personIds]}::uuid[]))`;

/** Columns `booked` and `taught`: coming lessons of those in `changing`. */
export const comingLessons = (sql: Sql, farmId: string, now: Date): Fragment => sql`
  (select count(*)::int from ${places(sql)} lp join ${lessons(sql)} l on l.farm_id = lp.farm_id and l.lesson_id = lp.lesson_id
    where lp.farm_id = ${farmId} and lp.student_id in (select student_id from changing) and not lp.is_cancelled
      and not l.is_cancelled and l.starts_at > ${now}) as booked,
  (select count(*)::int from ${lessons(sql)} l where l.farm_id = ${farmId} and l.instructor_id in (select instructor_id from changing)
    and not l.is_cancelled and l.starts_at > ${now}) as taught`;
