import { QueryHandler } from '@nestjs/cqrs';
import type { Fragment, Sql } from '../../../platform/database/connect.js';
import { notFound } from '../../../platform/errors/refusal.js';
import { barnQuery, BarnQueryHandler, type Asker } from '../../../platform/messages/barn-query.js';
import type { WeeklySpan } from '../domain/weekly-hours.js';
import type { WeeklyHoursReply } from '../http/weekly-hours.replies.js';

/** The WeeklySpans of the instructor whose table or alias is named, as JSON, by weekday and time. */
export const spansOf = (sql: Sql, instructor: Fragment): Fragment => sql`
  coalesce((
    select json_agg(json_build_object('weekday', h.weekday, 'from', to_char(h.start_time, 'HH24:MI'),
      'until', to_char(h.end_time, 'HH24:MI')) order by h.weekday, h.start_time)
    from staff_hours h where h.farm_id = ${instructor}.farm_id and h.instructor_id = ${instructor}.instructor_id), '[]')`;

/** When one member of the staff usually works; staff read their own alone. */
export class ReadWeeklyHours extends barnQuery<{ instructorId: string }, WeeklyHoursReply>('people.ReadWeeklyHours') {}

@QueryHandler(ReadWeeklyHours)
export class ReadWeeklyHoursHandler extends BarnQueryHandler<ReadWeeklyHours> {
  async answer(sql: Sql, { instructorId }: { instructorId: string }, { farmId, actor }: Asker) {
    const [found] = await sql<{ hours: WeeklySpan[] }[]>`
      select ${spansOf(sql, sql`i`)} as hours from instructor i
      where i.farm_id = ${farmId} and i.instructor_id = ${instructorId}
        and (${actor.userType === 'ADM'} or i.person_id = ${actor.personId ?? null})`;
    if (!found) throw notFound('The staff person');
    return { hours: found.hours.map(toReply) };
  }
}

export const toReply = ({ weekday, from, until }: WeeklySpan) => ({ weekday, start_time: from, end_time: until });
