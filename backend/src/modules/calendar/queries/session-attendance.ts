import { QueryHandler } from '@nestjs/cqrs';
import type { Sql } from '../../../platform/database/connect.js';
import { notFound } from '../../../platform/errors/refusal.js';
import { barnQuery, BarnQueryHandler, type Asker } from '../../../platform/messages/barn-query.js';
import { ABSENT_CODES } from '../../enrollment/contracts.js';
import { statusName } from '../projections/status-names.js';
import type { SessionAttendanceReply } from '../http/session-attendance.replies.js';
import { conditions } from './lesson-filters.js';
import { readSession } from './registrations.js';
import { isShownInSession, sessionDays } from './session-days.js';
import { sees, type Viewer } from './sight.js';

/** More lessons than a sheet of paper is wide, or more places than a table is read with, are a page of their own. */
const MOST_LESSONS = 16;
const MOST_PLACES = 3000;

interface Wanted {
  seriesId: string;
  /** From 1; without it the one with the next lesson, or the last. */
  page?: number;
}
type Reading = Wanted & Asker & { now: Date };
type Table = Pick<SessionAttendanceReply, 'lessons' | 'riders' | 'page' | 'pages' | 'first' | 'of'>;

/** Who was in which lesson of a session, with sums over all of its lessons. B03 */
export class ReadSessionAttendance extends barnQuery<Wanted, SessionAttendanceReply>(
  'calendar.ReadSessionAttendance',
) {}

@QueryHandler(ReadSessionAttendance)
export class ReadSessionAttendanceHandler extends BarnQueryHandler<ReadSessionAttendance> {
  async answer(sql: Sql, wanted: Wanted, asker: Asker & { now: Date }): Promise<SessionAttendanceReply> {
    const reading = { ...asker, ...wanted };
    const [session, [days], [table]] = await Promise.all([
      readSession(sql, asker, wanted.seriesId),
      sessionDays(sql, reading),
      tableOf(sql, reading),
    ]);
    if (!session || !days || !table) throw notFound('The session');
    return { session, today: days.today, instructors: days.instructors, ...table };
  }
}

/** Of a rider’s places in one lesson the one that is held, or else the last. Whoever came once without registering has a line, too. */
function tableOf(sql: Sql, { farmId, actor, now, seriesId, page }: Reading) {
  const viewer: Viewer = { kind: 'staff', actor, now };
  return sql<Table[]>`
    with held as (
      select l.lesson_id, l.farm_id, l.scheduled_date, l.start_time, l.starts_at, l.ends_at, l.is_cancelled,
        row_number() over (order by l.scheduled_date, l.start_time, l.lesson_id) as n
      from lesson l where l.farm_id = ${farmId} and l.series_id = ${seriesId} ${conditions(sql, sees(sql, viewer))}),
    place as (
      select distinct on (lp.student_id, lp.lesson_id) lp.student_id, lp.lesson_id, ${statusName(sql)} as status_name, case
        when lp.status_code = any(${[...ABSENT_CODES]}::text[]) then 'absent' when lp.is_cancelled then 'cancelled'
        when lp.status_code = 'COM' then 'present' when h.starts_at > ${now} then 'to_come' else 'unmarked' end as mark
      from lesson_person lp join held h on h.lesson_id = lp.lesson_id
      where lp.farm_id = ${farmId}
      order by lp.student_id, lp.lesson_id, lp.is_cancelled, lp.enrolled_at desc, lp.lesson_person_id desc),
    e as (
      select farm_id, series_id, student_id, state from registered_student
      where farm_id = ${farmId} and series_id = ${seriesId}
      union all
      select distinct ${farmId}::uuid, ${seriesId}::uuid, p.student_id, 'none' from place p
      where not exists (select from registered_student r
        where r.farm_id = ${farmId} and r.series_id = ${seriesId} and r.student_id = p.student_id)),
    shown as (
      select e.student_id, e.state, p.person_id, p.person_name as name from e
      join student s on s.farm_id = e.farm_id and s.student_id = e.student_id
      join person p on p.farm_id = s.farm_id and p.person_id = s.person_id
      where ${isShownInSession(sql, viewer)}),
    sized as (
      select greatest(1, least(${MOST_LESSONS}::int, ${MOST_PLACES}::int / greatest((select count(*)::int from shown), 1))) as at_once,
        (select count(*)::int from held) as many,
        (select min(n)::int from held where ends_at > ${now} and not is_cancelled) as next),
    paged as (
      select at_once, many, greatest(1, ceil(many::numeric / at_once)::int) as pages,
        least(greatest(1, ceil(many::numeric / at_once)::int),
          coalesce(${page ?? null}::int, (coalesce(next, many) - 1) / at_once + 1)) as page from sized),
    open as (select h.* from held h, paged where h.n > (page - 1) * at_once and h.n <= page * at_once)
    select page, pages, many as of, least(many, (page - 1) * at_once + 1) as first,
      (select coalesce(json_agg(json_build_object('id', o.lesson_id, 'scheduled_date', o.scheduled_date,
          'scheduled_starttime', to_char(o.start_time, 'HH24:MI'), 'is_cancelled', o.is_cancelled::int,
          'present', sums.present, 'absent', sums.absent, 'cancelled', sums.cancelled, 'unmarked', sums.unmarked) order by o.n), '[]')
        from open o cross join lateral (select ${sums(sql)} from place p
          join shown on shown.student_id = p.student_id where p.lesson_id = o.lesson_id) sums) as lessons,
      (select coalesce(json_agg(json_build_object('student_id', r.student_id, 'person_id', r.person_id, 'name', r.name, 'state', r.state,
          'present', sums.present, 'absent', sums.absent, 'cancelled', sums.cancelled, 'unmarked', sums.unmarked,
          'places', (select coalesce(json_agg(json_build_object('mark', coalesce(p.mark, 'none'), 'status_name', p.status_name)
              order by o.n), '[]')
            from open o left join place p on p.lesson_id = o.lesson_id and p.student_id = r.student_id))
          order by lower(r.name), r.student_id), '[]')
        from shown r cross join lateral (select ${sums(sql)} from place p where p.student_id = r.student_id) sums) as riders
    from paged`;
}

const sums = (sql: Sql) => sql`
  (count(*) filter (where p.mark = 'present'))::int as present, (count(*) filter (where p.mark = 'absent'))::int as absent,
  (count(*) filter (where p.mark = 'cancelled'))::int as cancelled, (count(*) filter (where p.mark = 'unmarked'))::int as unmarked`;
