import type { Fragment, Sql } from '../../../platform/database/connect.js';
import { conditions } from './lesson-filters.js';
import { sees, type Viewer } from './sight.js';

/** A double-booked instructor or horse. The barn is told and decides; nothing is refused. F21 */
export interface Clash {
  code: 'instructor_double_booked' | 'horse_double_booked';
  message: string;
  lesson_date_time_id: string;
}

const MOST = 50;

/** These lessons and how far back something may have begun that still goes on; computed first, so that an index can use it. */
const asked = (sql: Sql, lessonIds: readonly string[]) => sql`
  select l.*, l.starts_at - interval '1 day' as since from lesson l
  where l.lesson_id = any(${[...lessonIds]}::uuid[]) and not l.is_cancelled and not l.is_allday`;

/** Pairs of lessons that overlap, one of them of these. All-day events stand in nobody's way. */
const overlapping = (sql: Sql, viewer: Viewer) => sql`
  select l.farm_id, l.lesson_id, l.title, l.scheduled_date, l.start_time, l.instructor_id,
    other.lesson_id as other_id, coalesce((
      select l.title from lesson l where l.farm_id = other.farm_id and l.lesson_id = other.lesson_id
        ${conditions(sql, sees(sql, viewer))}), 'another lesson') as other_title, other.start_time as other_start,
    other.instructor_id as other_instructor
  from asked l
  join lesson other on other.farm_id = l.farm_id and other.starts_at > l.since and other.starts_at < l.ends_at
    and other.ends_at > l.starts_at and other.lesson_id <> l.lesson_id and not other.is_cancelled and not other.is_allday`;

/** Horses of one of a pair's lessons, asked lesson by lesson: a barn's history is long. */
const horsesOf = (sql: Sql, lessonId: Fragment) => sql`
  select p.horse_id from lesson_person p
    where p.farm_id = pair.farm_id and p.lesson_id = ${lessonId} and not p.is_cancelled and p.horse_id is not null
  union select h.horse_id from lesson_horse h where h.farm_id = pair.farm_id and h.lesson_id = ${lessonId}`;

/** Who or what of these lessons is wanted elsewhere at the same time; a lesson that the viewer does not see has no name. A01 */
export const clashes = (sql: Sql, viewer: Viewer, lessonIds: readonly string[]) => sql<Clash[]>`
  with asked as materialized (${asked(sql, lessonIds)}), pair as materialized (${overlapping(sql, viewer)})
  select code, lesson_id as lesson_date_time_id,
    name || ' is also in ' || other_title || ' at ' || to_char(other_start, 'HH24:MI')
      || ' on ' || to_char(scheduled_date, 'FMDy FMDD Mon') as message
  from (
    select 'instructor_double_booked' as code, pair.*, p.person_name as name from pair
      join instructor i on i.farm_id = pair.farm_id and i.instructor_id = pair.instructor_id
      join person p on p.farm_id = i.farm_id and p.person_id = i.person_id
      where pair.instructor_id = pair.other_instructor
    union all
    select 'horse_double_booked', pair.*, h.horse_name from pair
      cross join lateral (
        (${horsesOf(sql, sql`pair.lesson_id`)}) intersect (${horsesOf(sql, sql`pair.other_id`)})) shared
      join horse h on h.farm_id = pair.farm_id and h.horse_id = shared.horse_id) clash
  order by scheduled_date, start_time, code, name limit ${MOST}`;
