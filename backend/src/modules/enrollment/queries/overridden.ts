import type { Fragment, Sql } from '../../../platform/database/connect.js';

export interface Overridden {
  code: string;
  /** Null where it is gone. */
  name: string | null;
  /** Title and date of the other lesson, if there is one. */
  elsewhere: string | null;
  date: string | null;
}

const only = (sql: Sql, event: Fragment, value: Fragment) =>
  sql`case when ${event}.type = 'enrollment.WarningsOverridden' then (${value}) end`;

/** What somebody went on in spite of, by today's names; null of any other event. `event` is a row of the log. */
export const overriddenIn = (sql: Sql, farmId: string, event: Fragment) =>
  only(
    sql,
    event,
    sql`
  select json_agg(json_build_object('code', told ->> 'code', 'elsewhere', o.title, 'date', o.scheduled_date, 'name', coalesce(
    (select h.horse_name from horse h where h.farm_id = ${farmId} and h.horse_id = (told ->> 'aboutId')::uuid),
    (select place.location_name from location place
      where place.farm_id = ${farmId} and place.location_id = (told ->> 'aboutId')::uuid),
    (select p.person_name from instructor i join person p on p.farm_id = i.farm_id and p.person_id = i.person_id
      where i.farm_id = ${farmId} and i.instructor_id = (told ->> 'aboutId')::uuid),
    (select p.person_name from student s join person p on p.farm_id = s.farm_id and p.person_id = s.person_id
      where s.farm_id = ${farmId} and s.student_id = (told ->> 'aboutId')::uuid))) order by at)
  from jsonb_array_elements(${event}.data -> 'warnings') with ordinality as list(told, at)
  left join lesson o on o.farm_id = ${farmId} and o.lesson_id = (told ->> 'elsewhereId')::uuid`,
  );

/** Why somebody went on, in their own words. */
export const reasonOf = (sql: Sql, farmId: string, event: Fragment) =>
  only(
    sql,
    event,
    sql`
  select r.remark from remark r where r.farm_id = ${farmId} and r.subject_id = (${event}.data ->> 'reasonId')::uuid`,
  );
