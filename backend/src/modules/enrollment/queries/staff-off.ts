import type { Fragment } from '../../../platform/database/connect.js';
import { absences, spansOf } from '../../people/contracts.js';
import type { Absence, StaffHours, StaffTimes } from '../domain/staff-off-warnings.js';
import type { Look, Sought } from './occupied-lessons.js';

/**
 * When those sought work: who is off meanwhile, and at which hours of the week. `asked` as for `absencesDuring`. The statements are
 * issued before the first await.
 */
export async function staffTimesDuring(look: Look, asked: Fragment, sought: Sought['instructor']): Promise<StaffTimes> {
  const [off, hours] = await Promise.all([absencesDuring(look, asked, sought), hoursOfStaff(look, sought)]);
  return { absences: off, hours };
}

async function hoursOfStaff({ sql, farmId }: Look, sought: Sought['instructor']): Promise<readonly StaffHours[]> {
  if (sought.length === 0) return [];
  return sql<StaffHours[]>`
    select i.instructor_id as "instructorId", p.person_name as name, ${spansOf(sql, sql`i`)} as hours
    from instructor i join person p on p.farm_id = i.farm_id and p.person_id = i.person_id
    where i.farm_id = ${farmId}
      and i.instructor_id in (select h.instructor_id from staff_hours h where h.farm_id = ${farmId})
      and (${sought === 'all'} or i.instructor_id = any(${sought === 'all' ? [] : [...sought]}::uuid[]))`;
}

/**
 * Who of those sought is off between the first and the last of the lessons asked about. `asked` has rows of `lesson_id`, `starts_at` and
 * `ends_at`, whose times default to the lesson's own. The statement is issued before the first await.
 */
async function absencesDuring(
  { sql, farmId }: Look,
  asked: Fragment,
  sought: Sought['instructor'],
): Promise<readonly Absence[]> {
  if (sought.length === 0) return [];
  return sql<Absence[]>`
    with span as materialized (
      select min(coalesce(w.starts_at, l.starts_at)) as since, max(coalesce(w.ends_at, l.ends_at)) as until
      from (${asked}) w left join lateral (
        select starts_at, ends_at from lesson where farm_id = ${farmId} and lesson_id = w.lesson_id limit 1) l on true)
    select a.instructor_id as "instructorId", a.name, a.starts_at as "startsAt", a.ends_at as "endsAt",
      a.start_time as "startTime", a.end_time as "endTime"
    from span join ${absences(sql, farmId)} a on a.starts_at < span.until and a.ends_at > span.since
      and a.until_date >= span.since::date - 1
    where ${sought === 'all'} or a.instructor_id = any(${sought === 'all' ? [] : [...sought]}::uuid[])
    order by a.starts_at, a.time_off_id`;
}
