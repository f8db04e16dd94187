import type { Fragment } from '../../../platform/database/connect.js';
import { absences } from '../../people/contracts.js';
import type { Absence } from '../domain/staff-off-warnings.js';
import type { Look, Sought } from './occupied-lessons.js';

/**
 * Who of those sought is off between the first and the last of the lessons asked about. `asked` has rows of `lesson_id`, `starts_at` and
 * `ends_at`, whose times default to the lesson's own. The statement is issued before the first await.
 */
export async function absencesDuring(
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
