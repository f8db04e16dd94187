import { QueryHandler } from '@nestjs/cqrs';
import type { Sql } from '../../../platform/database/connect.js';
import { notFound } from '../../../platform/errors/refusal.js';
import { barnQuery, BarnQueryHandler, type Asker } from '../../../platform/messages/barn-query.js';
import { loadBarnSettings } from '../../../platform/tenancy/load-barn-settings.js';
import { isShownRider } from '../../people/contracts.js';
import { wallClockOf } from '../../scheduling/contracts.js';
import { attendanceYear, yearBefore, type MarkedLesson } from '../domain/attendance-year.js';
import { ABSENT_CODES } from '../domain/status.js';
import type { AttendanceYearReply } from '../http/attendance-year.replies.js';

/** What became of a rider's lessons in the last year. */
export class ShowAttendanceYear extends barnQuery<{ studentId: string }, AttendanceYearReply>(
  'enrollment.ShowAttendanceYear',
) {}

@QueryHandler(ShowAttendanceYear)
export class ShowAttendanceYearHandler extends BarnQueryHandler<ShowAttendanceYear> {
  async answer(sql: Sql, { studentId }: { studentId: string }, asker: Asker & { now: Date }) {
    const { timeZone } = await loadBarnSettings(sql);
    const { farmId, actor, now } = asker;
    const today = wallClockOf(now, timeZone).date;
    const [found, lessons] = await Promise.all([
      sql`select from student s join person p on p.farm_id = s.farm_id and p.person_id = s.person_id
        where s.farm_id = ${farmId} and s.student_id = ${studentId} and ${isShownRider(sql, actor)}`,
      placesOf(sql, { farmId, studentId, now, from: yearBefore(today) }),
    ]);
    if (!found.length) throw notFound('The client');
    return attendanceYear(lessons, today);
  }
}

interface Places {
  farmId: string;
  studentId: string;
  now: Date;
  from: string;
}

/** Of several places in one lesson the one that is held, or else the last. */
const placesOf = (sql: Sql, { farmId, studentId, now, from }: Places) => sql<MarkedLesson[]>`
  select distinct on (l.lesson_id) l.scheduled_date as date,
    case when lp.status_code = any(${[...ABSENT_CODES]}::text[]) then 'absent' when l.is_cancelled then 'called_off'
      when lp.is_cancelled then 'cancelled' else 'present' end as mark
  from lesson_person lp join lesson l on l.farm_id = lp.farm_id and l.lesson_id = lp.lesson_id
  where lp.farm_id = ${farmId} and lp.student_id = ${studentId} and l.scheduled_date >= ${from} and l.ends_at <= ${now}
  order by l.lesson_id, lp.is_cancelled, lp.enrolled_at desc, lp.lesson_person_id desc`;
