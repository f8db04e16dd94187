import type { Sql } from '../../../platform/database/connect.js';
import { accountHolderOf } from '../../people/contracts.js';

export interface Recipient {
  lessonId: string;
  /** A rider's family or a member of the staff: one mail each, however many lessons. */
  who: string;
  name: string;
  isStaff: boolean;
  isReachable: boolean;
}

/** Whom the mails about cancelling these lessons go to, of those that are not cancelled. B15 R091 */
export const cancellationRecipients = (sql: Sql, farmId: string, lessonIds: readonly string[]) => {
  const lessons = sql`l.farm_id = ${farmId} and l.lesson_id = any(${[...lessonIds]}::uuid[]) and not l.is_cancelled`;
  return sql<Recipient[]>`
    select lp.lesson_id as "lessonId", lp.student_id::text as who, rider.person_name as name, false as "isStaff",
      holder.is_active and coalesce(holder.contact_email, '') <> '' as "isReachable"
    from lesson l
    join lesson_person lp on lp.farm_id = l.farm_id and lp.lesson_id = l.lesson_id and not lp.is_cancelled
    join student s on s.farm_id = lp.farm_id and s.student_id = lp.student_id
    join person rider on rider.farm_id = s.farm_id and rider.person_id = s.person_id
    join person holder on holder.farm_id = s.farm_id and holder.person_id = ${accountHolderOf(sql, sql`rider`)}
    where ${lessons}
    union all
    select works.lesson_id, works.instructor_id::text, p.person_name, true, p.is_active and coalesce(p.contact_email, '') <> ''
    from (
      select l.lesson_id, l.instructor_id from lesson l where ${lessons} and l.instructor_id is not null
      union
      select l.lesson_id, (extra ->> 'instructor_id')::uuid from lesson l, jsonb_array_elements(l.extra_staff) extra
      where ${lessons}) works
    join instructor i on i.farm_id = ${farmId} and i.instructor_id = works.instructor_id
    join person p on p.farm_id = i.farm_id and p.person_id = i.person_id`;
};
