import { QueryHandler } from '@nestjs/cqrs';
import type { Sql } from '../../../platform/database/connect.js';
import { barnQuery, BarnQueryHandler, type Asker } from '../../../platform/messages/barn-query.js';
import type { TimeOffListReply, TimeOffReply } from '../http/staff-time-off.replies.js';
import { lessons } from '../lookups.js';
import type { TimeOffState } from '../time-off-events.js';
import { offFrom, offUntil } from './absences.js';

interface Asked {
  /** Left out: of everybody whose the asker may know. */
  instructorId?: string;
  state?: TimeOffState;
  /** Only what touches this day, whether it is over or to come. */
  onDate?: string;
  /** Over; else what is to come, and what has begun. */
  past: boolean;
  limit: number;
  offset: number;
}

/** Staff read their own; the next days come first, of what is over the last ones. */
export class ListTimeOff extends barnQuery<Asked, TimeOffListReply>('people.ListTimeOff') {}

@QueryHandler(ListTimeOff)
export class ListTimeOffHandler extends BarnQueryHandler<ListTimeOff> {
  async answer(
    sql: Sql,
    { instructorId, state, onDate, past, limit, offset }: Asked,
    { farmId, actor, now }: Asker & { now: Date },
  ) {
    const today = sql`(${now}::timestamptz at time zone f.time_zone)::date`;
    const touches = sql`t.from_date <= ${onDate ?? null}::date and t.until_date >= ${onDate ?? null}::date`;
    const asked = past ? sql`t.until_date < ${today}` : sql`t.until_date >= ${today}`;
    const found = sql`
      from staff_time_off t join farm f on f.farm_id = t.farm_id
        join instructor i on i.farm_id = t.farm_id and i.instructor_id = t.instructor_id
        join person p on p.farm_id = i.farm_id and p.person_id = i.person_id
      where t.farm_id = ${farmId} and ${onDate ? touches : asked}
        and (${actor.userType === 'ADM'} or i.person_id = ${actor.personId ?? null})
        and (${instructorId ?? null}::uuid is null or i.instructor_id = ${instructorId ?? null})
        and (${state ?? null}::text is null or t.state = ${state ?? null})`;
    const order = past ? sql`desc` : sql`asc`;
    const [rows, [{ size }]] = await Promise.all([
      sql<TimeOffReply[]>`
        select t.time_off_id as id, t.instructor_id as staff_id, i.person_id, p.person_name as name,
          t.from_date::text, t.until_date::text, to_char(t.start_time, 'HH24:MI') as start_time, to_char(t.end_time, 'HH24:MI') as end_time,
          t.state, t.reason, t.answer, to_char(t.asked_at at time zone f.time_zone, 'YYYY-MM-DD HH24:MI') as asked_at,
          (select a.person_name from person a where a.farm_id = t.farm_id and a.person_id = t.settled_by) as settled_by,
          (select count(*)::int from ${lessons(sql)} l
            where l.farm_id = t.farm_id and l.instructor_id = t.instructor_id and not l.is_cancelled and l.ends_at > ${now}
              and l.scheduled_date between t.from_date - 31 and t.until_date
              and l.starts_at < ${offUntil(sql)} and l.ends_at > ${offFrom(sql)}) as lessons
        ${found} order by t.from_date ${order}, t.start_time nulls first, lower(p.person_name), t.time_off_id
          limit ${limit} offset ${offset}`,
      sql<[{ size: number }]>`select count(*)::int as size ${found}`,
    ]);
    return { time_off: [...rows], size };
  }
}
