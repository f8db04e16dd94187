import type { Fragment, Sql } from '../../../platform/database/connect.js';

/** From which moment to which time off `t` lasts, by the clocks of farm `f`: a day is as long as that day is. */
export const offFrom = (sql: Sql): Fragment =>
  sql`((t.from_date + coalesce(t.start_time, time '00:00')) at time zone f.time_zone)`;
export const offUntil = (sql: Sql): Fragment =>
  sql`((case when t.end_time is null then t.until_date + 1 + time '00:00' else t.until_date + t.end_time end)
    at time zone f.time_zone)`;

/** When somebody of the staff does not work, as it was approved; never why. */
export const absences = (sql: Sql, farmId: string): Fragment => sql`(
  select t.farm_id, t.time_off_id, t.instructor_id, p.person_name as name, t.from_date, t.until_date,
    to_char(t.start_time, 'HH24:MI') as start_time, to_char(t.end_time, 'HH24:MI') as end_time,
    ${offFrom(sql)} as starts_at, ${offUntil(sql)} as ends_at
  from staff_time_off t join farm f on f.farm_id = t.farm_id
    join instructor i on i.farm_id = t.farm_id and i.instructor_id = t.instructor_id
    join person p on p.farm_id = i.farm_id and p.person_id = i.person_id
  where t.farm_id = ${farmId} and t.state = 'approved')`;
