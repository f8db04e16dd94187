import type { Fragment, Sql } from '../../../platform/database/connect.js';
import { isRestricted, type Actor } from '../../../platform/tenancy/actor.js';
import { isLimited, isOwnLesson, isShownStudent } from '../../people/contracts.js';
import { LONGEST_DAYS, type OccupiedLesson, type Use, type UseKind } from '../../scheduling/contracts.js';

/** Who asks, and of which barn; a `BarnTransaction` is one. */
export interface Look {
  readonly sql: Sql;
  readonly farmId: string;
  readonly actor: Actor;
}

/** What is looked for of each kind: these, or `all` that a lesson has. */
export type Sought = Readonly<Record<UseKind, readonly string[] | 'all'>>;

export type FoundLesson = OccupiedLesson & {
  readonly isAsked: boolean;
  readonly isShown: boolean;
  readonly sectionId: string;
};

const among = (sql: Sql, column: Fragment, ids: readonly string[] | 'all') =>
  ids === 'all' ? sql`` : sql`and ${column} = any(${[...ids]}::uuid[])`;

/** A rider whom limited staff do not know has no name. B03 */
const riderName = (sql: Sql, actor: Actor) =>
  isLimited(actor)
    ? sql`case when ${isShownStudent(sql, actor, sql`lp.student_id`)} or ${isOwnLesson(sql, actor)} then p.person_name else 'A rider' end`
    : sql`p.person_name`;

type UsesOf = (sql: Sql, ids: readonly string[] | 'all', actor: Actor) => Fragment;

/** What lesson `l` occupies, as kind, id and name. */
const uses: Readonly<Record<UseKind, UsesOf>> = {
  horse: (sql, ids) => sql`
    select 'horse' as kind, h.horse_id as id, h.horse_name as name from horse h
      where h.farm_id = l.farm_id ${among(sql, sql`h.horse_id`, ids)} and h.horse_id in (
        select lp.horse_id from lesson_person lp
          where lp.farm_id = l.farm_id and lp.lesson_id = l.lesson_id and not lp.is_cancelled
        union select lh.horse_id from lesson_horse lh where lh.farm_id = l.farm_id and lh.lesson_id = l.lesson_id)`,
  instructor: (sql, ids) => sql`
    select 'instructor' as kind, i.instructor_id as id, p.person_name as name
      from instructor i join person p on p.farm_id = i.farm_id and p.person_id = i.person_id
      where i.farm_id = l.farm_id ${among(sql, sql`i.instructor_id`, ids)} and (i.instructor_id = l.instructor_id
        or l.extra_staff @> jsonb_build_array(jsonb_build_object('instructor_id', i.instructor_id)))`,
  location: (sql, ids) => sql`
    select 'location' as kind, place.location_id as id, place.location_name as name from location place
      where place.farm_id = l.farm_id and place.location_id = l.location_id ${among(sql, sql`place.location_id`, ids)}`,
  rider: (sql, ids, actor) => sql`
    select 'rider' as kind, lp.student_id as id, ${riderName(sql, actor)} as name
      from lesson_person lp join student s on s.farm_id = lp.farm_id and s.student_id = lp.student_id
      join person p on p.farm_id = s.farm_id and p.person_id = s.person_id
      where lp.farm_id = l.farm_id and lp.lesson_id = l.lesson_id and not lp.is_cancelled ${among(sql, sql`lp.student_id`, ids)}`,
};

function usesOf({ sql, actor }: Look, sought: Sought): Fragment {
  const parts = (Object.keys(uses) as UseKind[])
    .filter((kind) => sought[kind].length > 0)
    .map((kind) => uses[kind](sql, sought[kind], actor));
  return parts.reduce((before, part) => sql`${before} union all ${part}`);
}

/** Families are told of no lesson by its name, restricted staff of their own alone. A01 */
function shown({ sql, actor }: Look): Fragment {
  if (actor.userType === 'STU') return sql`false`;
  return isRestricted(actor, 'STAFF_RESTRICT_VIEW_CALENDAR_SELF') ? isOwnLesson(sql, actor) : sql`true`;
}

/** Lessons under way between `a.since` and `a.until`. Nearly all are shorter than a day; the others have an index of their own. */
const underWay = (sql: Sql, farmId: string) => {
  const counts = sql`other.farm_id = ${farmId} and not other.is_cancelled and not other.is_allday`;
  return sql`(
    select other.lesson_id from lesson other
    where ${counts} and other.starts_at > a.day_before and other.starts_at < a.until and other.ends_at > a.since
    union all
    select other.lesson_id from lesson other
    where ${counts} and other.end_date > other.scheduled_date and other.end_date between a.first_end and a.last_end
      and other.starts_at <= a.day_before and other.ends_at > a.since
    offset 0)`;
};

/** Columns, because on PostgreSQL 15 row-level security keeps what is still to be computed of another row out of an index's condition. */
const bounds = (sql: Sql) => sql`
  since, until, since - interval '1 day' as day_before,
  since::date - 1 as first_end, since::date + ${LONGEST_DAYS + 2}::int as last_end`;

/**
 * The lessons asked about, as they are now, and all that are under way meanwhile. `asked` has rows of `lesson_id`, `starts_at` and
 * `ends_at`, whose times default to the lesson's own. Each lesson is looked up by itself: a join would read all that the barn has, because
 * how many overlap is not known when it is planned.
 */
export function occupiedLessons(look: Look, asked: Fragment, sought: Sought) {
  const { sql, farmId } = look;
  return sql<(Omit<FoundLesson, 'uses'> & { uses: Use[] })[]>`
    with asked as materialized (
      select lesson_id, ${bounds(sql)} from (
        select w.lesson_id, coalesce(w.starts_at, l.starts_at) as since, coalesce(w.ends_at, l.ends_at) as until
        from (${asked}) w
        left join lateral (
          select starts_at, ends_at from lesson where farm_id = ${farmId} and lesson_id = w.lesson_id limit 1) l on true) wanted),
    around as materialized (
      select lesson_id from asked
      union select other.lesson_id from asked a cross join lateral ${underWay(sql, farmId)} other)
    select l.lesson_id as "lessonId", case when ${shown(look)} then l.title else 'another lesson' end as title, ${shown(look)} as "isShown",
      l.scheduled_date::text as date, to_char(l.start_time, 'HH24:MI') as "startTime",
      to_char(l.end_time, 'HH24:MI') as "endTime", l.section_id as "sectionId", l.starts_at as "startsAt", l.ends_at as "endsAt",
      l.is_allday as "isAllday", l.is_cancelled as "isCancelled",
      exists (select from asked where asked.lesson_id = l.lesson_id) as "isAsked",
      (select coalesce(json_agg(u order by u.kind, u.name), '[]') from (${usesOf(look, sought)}) u) as uses
    from around
    cross join lateral (
      select * from lesson where farm_id = ${farmId} and lesson_id = around.lesson_id limit 1) l
    order by l.starts_at, l.lesson_id`;
}
