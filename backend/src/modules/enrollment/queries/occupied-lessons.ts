import type { Fragment, Sql } from '../../../platform/database/connect.js';
import type { OccupiedLesson, Use } from '../../scheduling/contracts.js';

/** Longer lessons are so rare that they are not looked for. */
const LONGEST = '1 day';

const uses = (sql: Sql) => sql`
  select 'instructor' as kind, i.instructor_id as id, p.person_name as name
    from instructor i join person p on p.farm_id = i.farm_id and p.person_id = i.person_id
    where i.farm_id = o.farm_id and (i.instructor_id = o.instructor_id
      or o.extra_staff @> jsonb_build_array(jsonb_build_object('instructor_id', i.instructor_id)))
  union all select 'location', l.location_id, l.location_name from location l where l.farm_id = o.farm_id and l.location_id = o.location_id
  union all select 'rider', lp.student_id, p.person_name
    from lesson_person lp join student s on s.farm_id = lp.farm_id and s.student_id = lp.student_id
    join person p on p.farm_id = s.farm_id and p.person_id = s.person_id
    where lp.farm_id = o.farm_id and lp.lesson_id = o.lesson_id and not lp.is_cancelled
  union all select 'horse', h.horse_id, h.horse_name from horse h
    where h.farm_id = o.farm_id and h.horse_id in (
      select lp.horse_id from lesson_person lp
        where lp.farm_id = o.farm_id and lp.lesson_id = o.lesson_id and not lp.is_cancelled
      union select lh.horse_id from lesson_horse lh where lh.farm_id = o.farm_id and lh.lesson_id = o.lesson_id)`;

const rider = (sql: Sql, studentId: string) => sql`
  select 'rider' as kind, lp.student_id as id, p.person_name as name
    from lesson_person lp join student s on s.farm_id = lp.farm_id and s.student_id = lp.student_id
    join person p on p.farm_id = s.farm_id and p.person_id = s.person_id
    where lp.farm_id = o.farm_id and lp.lesson_id = o.lesson_id and lp.student_id = ${studentId} and not lp.is_cancelled`;

const horse = (sql: Sql, horseId: string) => sql`
  select 'horse' as kind, h.horse_id as id, h.horse_name as name from horse h
    where h.farm_id = o.farm_id and h.horse_id = ${horseId} and (
      exists (select from lesson_person lp
        where lp.farm_id = o.farm_id and lp.lesson_id = o.lesson_id and lp.horse_id = h.horse_id and not lp.is_cancelled)
      or exists (select from lesson_horse lh where lh.farm_id = o.farm_id and lh.lesson_id = o.lesson_id and lh.horse_id = h.horse_id))`;

const alone = { rider, horse };

const chosen = (sql: Sql, ids: readonly string[] | Fragment) =>
  isIds(ids) ? sql`${[...ids]}::uuid[]` : sql`array(${ids})`;
const isIds = (ids: readonly string[] | Fragment): ids is readonly string[] => Array.isArray(ids);

interface Look {
  /** The name of lesson `o` that the asker may see. */
  title: Fragment;
  only?: { kind: keyof typeof alone; id: string };
}

/**
 * These lessons and all that overlap them, with what each occupies; `doubleBookings` finds the conflicts. Each is looked up by itself: a
 * join would read all lessons of the barn, because how many overlap is not known when it is planned.
 */
export const occupiedLessons = (
  sql: Sql,
  farmId: string,
  lessonIds: readonly string[] | Fragment,
  { title, only }: Look,
) => sql<(OccupiedLesson & { uses: Use[]; isAsked: boolean })[]>`
  with asked as materialized (
    select farm_id, lesson_id, starts_at, ends_at, starts_at - ${LONGEST}::interval as since from lesson
    where farm_id = ${farmId} and lesson_id = any(${chosen(sql, lessonIds)})),
  around as materialized (
    select lesson_id from asked
    union select other.lesson_id from asked a
      join lesson other on other.farm_id = a.farm_id and other.starts_at > a.since and other.starts_at < a.ends_at
        and other.ends_at > a.starts_at and not other.is_cancelled and not other.is_allday)
  select o.lesson_id as "lessonId", ${title} as title, to_char(o.scheduled_date, 'FMDy FMDD Mon') as day,
    to_char(o.start_time, 'HH24:MI') as "startTime", o.starts_at as "startsAt", o.ends_at as "endsAt",
    o.is_allday as "isAllday", o.is_cancelled as "isCancelled",
    exists (select from asked where asked.lesson_id = o.lesson_id) as "isAsked",
    (select coalesce(json_agg(u order by u.kind, u.name), '[]') from (${only ? alone[only.kind](sql, only.id) : uses(sql)}) u) as uses
  from around
  cross join lateral (
    select * from lesson l where l.farm_id = ${farmId} and l.lesson_id = around.lesson_id limit 1) o
  order by o.starts_at, o.lesson_id`;
