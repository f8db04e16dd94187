import { QueryHandler } from '@nestjs/cqrs';
import type { Fragment, Sql } from '../../../platform/database/connect.js';
import { forbidden, notFound } from '../../../platform/errors/refusal.js';
import { barnQuery, BarnQueryHandler, type Asker } from '../../../platform/messages/barn-query.js';
import type { StaffLessonReply } from '../http/staff-lessons.replies.js';

interface Asked {
  /** A member of the staff, by either id. */
  staffId: string;
  /** Lessons before it are history; undefined means the barn's today. */
  today?: string;
  limit: number;
  offset: number;
}

interface Lessons {
  lessons: StaffLessonReply[];
  /** Of all pages. */
  size: number;
}

/** The member of the staff asked for, unless somebody else of the staff asks. */
const whose = (sql: Sql, { staffId }: Asked, { actor }: Asker) => sql`(
  select i.instructor_id from instructor i where ${staffId} in (i.instructor_id, i.person_id)
    and (${actor.userType === 'ADM'} or i.person_id = ${actor.personId ?? null}))`;

const today = (sql: Sql, now: Date) => sql`(select (${now}::timestamptz at time zone time_zone)::date from farm)`;

/** Taught or helped with; each condition has an index of its own. */
export const lessonsOf = (sql: Sql, staff: Fragment, when: Fragment) => sql`
  select l.lesson_id, l.scheduled_date, l.start_time, l.ends_at, l.is_cancelled, null as task_name from lesson l
  where l.instructor_id = ${staff} and ${when}
  union all
  select l.lesson_id, l.scheduled_date, l.start_time, l.ends_at, l.is_cancelled, string_agg(t.task_name, ', ' order by t.task_name)
  from lesson l
  cross join lateral jsonb_to_recordset(l.extra_staff) as extra(task_id uuid, instructor_id uuid)
  left join task t on t.farm_id = l.farm_id and t.task_id = extra.task_id
  where l.extra_staff <> '[]' and extra.instructor_id = ${staff} and l.instructor_id is distinct from ${staff} and ${when}
  group by l.farm_id, l.lesson_id`;

/** What a lesson shows of itself, from its document. */
const shown = (sql: Sql) => sql`
  lesson_document d on d.lesson_id = page.lesson_id
  cross join lateral jsonb_to_record(d.lesson::jsonb) as shown(
    id uuid, lesson_date_time_id uuid, name text, scheduled_date text, scheduled_starttime text, scheduled_end_date text,
    scheduled_endtime text, starts_at text, ends_at text, is_allday int, lesson_is_cancelled int, section_name text,
    location_name text, cnt int, max_enrollment int)`;

async function readLessons(sql: Sql, asked: Asked, asker: Asker & { now: Date }, { past }: { past: boolean }) {
  const staff = whose(sql, asked, asker);
  const day = asked.today ? sql`${asked.today}::date` : today(sql, asker.now);
  const when = past ? sql`l.scheduled_date < ${day}` : sql`l.scheduled_date >= ${day}`;
  const order = past ? sql`desc` : sql`asc`;
  const [[found], [{ size }], lessons] = await Promise.all([
    sql`select 1 where exists ${staff}`,
    sql<[{ size: number }]>`select count(*)::int as size from (${lessonsOf(sql, staff, when)}) l`,
    sql<StaffLessonReply[]>`
      select shown.*, page.task_name from (
        select * from (${lessonsOf(sql, staff, when)}) l
        order by scheduled_date ${order}, start_time ${order}, lesson_id limit ${asked.limit} offset ${asked.offset}) page
      join ${shown(sql)}
      order by page.scheduled_date ${order}, page.start_time ${order}, page.lesson_id`,
  ]);
  if (!found) throw asker.actor.userType === 'ADM' ? notFound('The staff person') : forbidden();
  return { lessons, size };
}

interface Schedule extends Lessons {
  /** Not cancelled, in the barn's current week. */
  thisWeek: number;
  /** The one under way or the first to come. */
  next: StaffLessonReply | null;
}

/** From today on, the earliest first. Staff may ask about themselves only. */
export class ReadStaffSchedule extends barnQuery<Asked, Schedule>('calendar.ReadStaffSchedule') {}

@QueryHandler(ReadStaffSchedule)
export class ReadStaffScheduleHandler extends BarnQueryHandler<ReadStaffSchedule> {
  async answer(sql: Sql, asked: Asked, asker: Asker & { now: Date }) {
    const staff = whose(sql, asked, asker);
    const day = today(sql, asker.now);
    const week = sql`(
      select ${day} - (extract(dow from ${day})::int + case when coalesce(preferences ->> 'monday_start', '0') = '1' then 6 else 0 end) % 7
      from farm)`;
    const [page, [{ this_week: thisWeek }], [next]] = await Promise.all([
      readLessons(sql, asked, asker, { past: false }),
      sql<[{ this_week: number }]>`
        select count(*)::int as this_week
        from (${lessonsOf(sql, staff, sql`l.scheduled_date between ${week} and ${week} + 6`)}) l where not is_cancelled`,
      sql<StaffLessonReply[]>`
        select shown.*, page.task_name from (
          select * from (${lessonsOf(sql, staff, sql`l.scheduled_date >= ${day} - 1`)}) l
          where not is_cancelled and ends_at > ${asker.now} order by scheduled_date, start_time, lesson_id limit 1) page
        join ${shown(sql)}`,
    ]);
    return { ...page, thisWeek, next: next ?? null };
  }
}

/** Before today, the latest first. Staff may ask about themselves only. */
export class ReadStaffHistory extends barnQuery<Asked, Lessons>('calendar.ReadStaffHistory') {}

@QueryHandler(ReadStaffHistory)
export class ReadStaffHistoryHandler extends BarnQueryHandler<ReadStaffHistory> {
  async answer(sql: Sql, asked: Asked, asker: Asker & { now: Date }) {
    return readLessons(sql, asked, asker, { past: true });
  }
}
