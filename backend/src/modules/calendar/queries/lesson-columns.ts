import type { Fragment, Sql } from '../../../platform/database/connect.js';
import { ownStudents } from '../../people/contracts.js';
import type { LessonFilters } from './lesson-filters.js';
import { knownRiders, shownOfOthers, type FamilyViewer, type Viewer } from './sight.js';

export interface LessonColumns {
  lesson: Fragment;
  students: Fragment;
  horses: Fragment;
  tasks: Fragment;
}

const eachStudent = (sql: Sql) => sql`jsonb_array_elements(('[' || d.students || ']')::jsonb) student`;
const isActive = (sql: Sql) => sql`student ->> 'student_is_cancelled' = '0'`;

const ridersWhere = (sql: Sql, condition: Fragment) =>
  sql`coalesce((select string_agg(student::text, ',') from ${eachStudent(sql)} where ${condition}), '')`;
const namesWhere = (sql: Sql, value: Fragment, condition: Fragment) =>
  sql`coalesce((
    select string_agg(${value}, ', ') from ${eachStudent(sql)} where ${isActive(sql)} and (${condition})), '')`;
const fullName = (sql: Sql) => sql`student ->> 'name'`;

function staffColumns(sql: Sql, viewer: Viewer, { showCancelledStudents = true }: LessonFilters): LessonColumns {
  const known = knownRiders(sql, viewer, sql`(student ->> 'student_id')::uuid`);
  const active = showCancelledStudents ? sql`true` : isActive(sql);
  return {
    lesson: known
      ? sql`(d.lesson::jsonb || jsonb_build_object('studentString', ${namesWhere(sql, fullName(sql), known)}))::text`
      : sql`d.lesson`,
    students:
      known || !showCancelledStudents ? ridersWhere(sql, sql`${known ?? sql`true`} and ${active}`) : sql`d.students`,
    horses: sql`d.horses`,
    tasks: sql`d.tasks`,
  };
}

/** Other families read no more of a rider's name. F07 */
const firstName = (sql: Sql) => sql`(
  select p.first_name from person p where p.farm_id = d.farm_id and p.person_id = (student ->> 'person_id')::uuid)`;

/** What a family may know of others' riders: the first name, and the horse if the barn shows horses. */
const stranger = (sql: Sql, horses: boolean) => sql`
  (select jsonb_object_agg(key, case
      when key = 'name' then to_jsonb(${firstName(sql)})
      when key in ('id', 'lesson_person_id', 'lesson_date_time_id', 'student_is_cancelled')
        or (${horses} and key in ('horse_id', 'assigned_to'))
      then value else 'null'::jsonb end)
   from jsonb_each(student))`;

/** Other riders, horses and notes only if the barn's settings show them to families. F07 R069 */
function familyColumns(sql: Sql, viewer: FamilyViewer, filters: LessonFilters): LessonColumns {
  const { riders: others, horses, notes } = shownOfOthers(viewer);
  const mine = sql`(student ->> 'student_id')::uuid in ${ownStudents(sql, viewer.actor)}`;
  const shown = sql`
    (${mine} or (${others} and ${isActive(sql)})) and (${filters.showCancelledStudents !== false} or ${isActive(sql)})`;
  const names = sql`case when ${mine} then ${fullName(sql)} else ${firstName(sql)} end`;
  const own = sql`exists (select from ${eachStudent(sql)} where ${mine})`;
  return {
    lesson: sql`(d.lesson::jsonb || jsonb_build_object('studentString', ${namesWhere(sql, names, sql`${mine} or ${others}`)},
      'horseString', ${horses ? sql`d.lesson::jsonb ->> 'horseString'` : namesWhere(sql, sql`student ->> 'assigned_to'`, mine)},
      'lesson_notes', case when ${notes} and ${own} then d.lesson::jsonb ->> 'lesson_notes' end))::text`,
    students: sql`coalesce((
      select string_agg((case when ${mine} then student else ${stranger(sql, horses)} end)::text, ',')
      from ${eachStudent(sql)} where ${shown}), '')`,
    horses: horses ? sql`d.horses` : sql`''`,
    tasks: sql`''`,
  };
}

/** Complete for staff; reduced for families and for staff who do not know every client. */
export const lessonColumns = (sql: Sql, viewer: Viewer, filters: LessonFilters): LessonColumns =>
  viewer.kind === 'family' ? familyColumns(sql, viewer, filters) : staffColumns(sql, viewer, filters);

const NONE = (sql: Sql) => sql`''`;

/** What the calendar draws, which everybody sees who sees the lesson. */
export const blockColumns = (sql: Sql): LessonColumns => ({
  lesson: sql`d.block`,
  students: NONE(sql),
  horses: NONE(sql),
  tasks: NONE(sql),
});

/** Objects of some fields of the objects in a text; what is nothing is left out. */
const picked = (sql: Sql, text: Fragment, fields: Fragment) => sql`
  coalesce((
    select string_agg(json_strip_nulls(json_build_object(${fields}))::text, ',')
    from jsonb_array_elements(('[' || ${text} || ']')::jsonb) one), '')`;

/** … with as much of its people as the viewer sees of them. */
export function peopledColumns(sql: Sql, { students, horses, tasks }: LessonColumns): LessonColumns {
  const riders = picked(
    sql,
    students,
    sql`'student_id', one -> 'student_id', 'name', one -> 'name', 'horse_id', one -> 'horse_id', 'horse', one -> 'assigned_to',
      'paid', nullif(one ->> 'paid', '0')::int, 'is_cancelled', nullif(one ->> 'student_is_cancelled', '0')::int`,
  );
  const beside = picked(
    sql,
    horses,
    sql`'horse_id', one -> 'horse_id', 'name', one -> 'name', 'tack_id', one -> 'tack_id', 'tack', one -> 'tack_name'`,
  );
  const helpers = picked(sql, tasks, sql`'instructor_id', one -> 'instructor_id'`);
  return {
    ...blockColumns(sql),
    lesson: sql`left(d.block, -1) || ',"riders":[' || ${riders} || '],"horses":[' || ${beside} || '],"helpers":[' || ${helpers} || ']}'`,
  };
}
