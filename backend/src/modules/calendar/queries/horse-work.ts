import { QueryHandler } from '@nestjs/cqrs';
import type { Fragment, Sql } from '../../../platform/database/connect.js';
import { notFound } from '../../../platform/errors/refusal.js';
import { barnQuery, BarnQueryHandler, type Asker } from '../../../platform/messages/barn-query.js';
import type { HorseLessonsReply, HorseLessonReply, HorseWorkloadReply } from '../http/horse-work.replies.js';
import { conditions } from './lesson-filters.js';
import { knownRiders, sees, type Viewer } from './sight.js';

/** Each lesson of a horse, with its riders there; those who cancelled need it no longer. */
const rides = (sql: Sql, farmId: string, horseId: string) => sql`
  select lesson_id, array_remove(array_agg(student_id), null) as students from (
    select lp.lesson_id, lp.student_id from lesson_person lp
    where lp.farm_id = ${farmId} and lp.horse_id = ${horseId} and not lp.is_cancelled
    union all
    select lh.lesson_id, null from lesson_horse lh where lh.farm_id = ${farmId} and lh.horse_id = ${horseId}) used
  group by lesson_id`;

const horse = (sql: Sql, farmId: string, horseId: string) =>
  sql`select from horse where farm_id = ${farmId} and horse_id = ${horseId}`;

interface HorseLessons {
  horseId: string;
  /** `schedule`: not over yet, soonest first; `history`: over, latest first. */
  part: 'schedule' | 'history';
  limit: number;
  offset: number;
}

/** Lessons that the viewer may see. A01 */
export class ListHorseLessons extends barnQuery<HorseLessons, HorseLessonsReply>('calendar.ListHorseLessons') {}

@QueryHandler(ListHorseLessons)
export class ListHorseLessonsHandler extends BarnQueryHandler<ListHorseLessons> {
  async answer(
    sql: Sql,
    { horseId, part, limit, offset }: HorseLessons,
    { farmId, actor, now }: Asker & { now: Date },
  ) {
    const viewer: Viewer = { kind: 'staff', actor, now };
    const [side, order] =
      part === 'schedule'
        ? [sql`l.ends_at > ${now}`, sql`l.starts_at, l.lesson_id`]
        : [sql`l.ends_at <= ${now}`, sql`l.starts_at desc, l.lesson_id`];
    const found = sql`(${rides(sql, farmId, horseId)}) ride
      join lesson l on l.farm_id = ${farmId} and l.lesson_id = ride.lesson_id
      where ${side} ${conditions(sql, sees(sql, viewer))}`;
    const [[known], data, [total]] = await Promise.all([
      horse(sql, farmId, horseId),
      sql<HorseLessonReply[]>`
        select l.lesson_id as id, l.lesson_id as lesson_date_time_id, l.title as name, l.scheduled_date,
          to_char(l.start_time, 'HH24:MI') as scheduled_starttime, l.end_date as scheduled_end_date,
          to_char(l.end_time, 'HH24:MI') as scheduled_endtime, l.is_allday::int as is_allday,
          l.is_cancelled::int as lesson_is_cancelled, ${riderNames(sql, viewer)} as riders,
          (select p.person_name from instructor i join person p on p.farm_id = i.farm_id and p.person_id = i.person_id
            where i.farm_id = l.farm_id and i.instructor_id = l.instructor_id) as instructor_name,
          (select location_name from location place where place.farm_id = l.farm_id and place.location_id = l.location_id)
            as location_name
        from ${found} order by ${order} limit ${limit} offset ${offset}`,
      sql<[{ size: number }]>`select count(*)::int as size from ${found}`,
    ]);
    if (!known) throw notFound('The horse');
    return { data, size: total.size };
  }
}

/** Without the names of riders whom the viewer does not know. B03 */
function riderNames(sql: Sql, viewer: Viewer): Fragment {
  const known = knownRiders(sql, viewer, sql`s.student_id`);
  return sql`(
    select coalesce(string_agg(case when ${known ?? sql`true`} then p.person_name else 'A rider' end, ', ' order by p.person_name), '')
    from student s join person p on p.farm_id = s.farm_id and p.person_id = s.person_id
    where s.farm_id = l.farm_id and s.student_id = any(ride.students))`;
}

const AROUND = 4;

/** Lessons that take place, by week: the last four, this one and the next four. Lessons of others count, whoever asks. */
export class MeasureHorseWork extends barnQuery<{ horseId: string }, HorseWorkloadReply>('calendar.MeasureHorseWork') {}

@QueryHandler(MeasureHorseWork)
export class MeasureHorseWorkHandler extends BarnQueryHandler<MeasureHorseWork> {
  async answer(sql: Sql, { horseId }: { horseId: string }, { farmId, now }: Asker & { now: Date }) {
    const [[known], [work]] = await Promise.all([
      horse(sql, farmId, horseId),
      sql<[HorseWorkloadReply]>`
        with barn as (
          select (${now}::timestamptz at time zone time_zone)::date as today,
            coalesce(preferences ->> 'monday_start', '0') = '1' as from_monday
          from farm where farm_id = ${farmId}),
        week as (
          select today, today - (extract(isodow from today)::int - from_monday::int) % 7 + 7 * away as week_start, away
          from barn cross join generate_series(${-AROUND}::int, ${AROUND}::int) away),
        work as (
          select l.scheduled_date, case when l.is_allday then 0 else (extract(epoch from l.ends_at - l.starts_at) / 60)::int end as minutes
          from (${rides(sql, farmId, horseId)}) ride
          join lesson l on l.farm_id = ${farmId} and l.lesson_id = ride.lesson_id
          where not l.is_cancelled
            and l.scheduled_date between (select min(week_start) from week) and (select max(week_start) + 6 from week)),
        columns as (
          select week_start, (away = 0)::int as is_current, count(minutes)::int as lessons, coalesce(sum(minutes), 0)::int as minutes
          from week left join work on scheduled_date between week_start and week_start + 6
          group by week_start, away)
        select (select json_agg(columns order by week_start) from columns) as weeks,
          (select json_build_object('lessons', count(*)::int, 'minutes', coalesce(sum(minutes), 0)::int)
            from work where scheduled_date = (select today from barn)) as today`,
    ]);
    if (!known) throw notFound('The horse');
    return work;
  }
}
