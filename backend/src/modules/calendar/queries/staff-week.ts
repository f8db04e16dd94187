import { QueryHandler } from '@nestjs/cqrs';
import type { Sql } from '../../../platform/database/connect.js';
import { barnQuery, BarnQueryHandler, type Asker } from '../../../platform/messages/barn-query.js';
import { staffAtWork } from '../../enrollment/contracts.js';
import { absences, spansOf } from '../../people/contracts.js';
import { staffOnDay, type AbsenceOfDays, type StaffOfWeek } from '../domain/staff-on-day.js';
import type { StaffOfWeekReply } from '../http/staff-week.replies.js';
import { weekOf } from './week-of.js';

type Member = StaffOfWeek & { personId: string; isActive: boolean };

/** When everybody of the staff works on each day of a week, is off, and teaches. Who is inactive stands in it if they teach. */
export class ReportStaffWeek extends barnQuery<{ day?: string }, StaffOfWeekReply>('calendar.ReportStaffWeek') {}

@QueryHandler(ReportStaffWeek)
export class ReportStaffWeekHandler extends BarnQueryHandler<ReportStaffWeek> {
  async answer(sql: Sql, { day }: { day?: string }, { farmId, actor, now }: Asker & { now: Date }) {
    const { dates, today, farmName, first, last } = await weekOf(sql, farmId, day, now);
    const chosen = sql`
      select l.lesson_id from lesson l where l.farm_id = ${farmId} and l.scheduled_date between ${first} and ${last}
        and not l.is_cancelled`;
    const [agenda, off, staff] = await Promise.all([
      staffAtWork({ sql, farmId, actor }, chosen),
      sql<AbsenceOfDays[]>`
        select a.instructor_id as "instructorId", a.name, a.starts_at as "startsAt", a.ends_at as "endsAt",
          a.start_time as "startTime", a.end_time as "endTime", a.from_date::text as "fromDate", a.until_date::text as "untilDate"
        from ${absences(sql, farmId)} a where a.from_date <= ${last}::date and a.until_date >= ${first}::date
        order by a.starts_at, a.time_off_id`,
      sql<Member[]>`
        select i.instructor_id as "instructorId", i.person_id as "personId", i.is_active as "isActive", p.person_name as name,
          ${spansOf(sql, sql`i`)} as hours
        from instructor i join person p on p.farm_id = i.farm_id and p.person_id = i.person_id
        where i.farm_id = ${farmId} order by lower(p.person_name), i.instructor_id`,
    ]);
    const taught = agenda.filter(({ isAsked }) => isAsked);
    const rows = staff.map((member) => {
      const days = dates.map((date) => staffOnDay(date, member, { lessons: taught, absences: off }));
      return {
        id: member.instructorId,
        person_id: member.personId,
        name: member.name,
        isActive: member.isActive,
        days,
        lessons: days.reduce((sum, { lessons }) => sum + lessons, 0),
        minutes: days.reduce((sum, { minutes }) => sum + minutes, 0),
      };
    });
    return {
      farm_name: farmName,
      today,
      week_start: first,
      week_end: last,
      staff: rows.filter(({ isActive, lessons }) => isActive || lessons > 0).map(({ isActive: _, ...row }) => row),
    };
  }
}
