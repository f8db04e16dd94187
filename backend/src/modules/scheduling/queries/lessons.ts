import type { Fragment, Sql } from '../../../platform/database/connect.js';
import { lessonColumns } from './lesson-columns.js';
import { conditions, filterConditions, type LessonFilters } from './lesson-filters.js';
import { sees, type Viewer } from './viewer.js';

/** Which lessons are asked for. */
export type Asked = { ids: readonly string[] } | { from: string; to: string };

const within = (sql: Sql, asked: Asked) => ('ids' in asked
  ? sql`l.lesson_id = any(${[...asked.ids]}::uuid[])`
  : sql`l.scheduled_date between ${asked.from} and ${asked.to}`);

/** Lessons that began before the range and reach into it: rare, and found by an index of their own. */
const reachingIn = (sql: Sql, asked: Asked) => ('ids' in asked ? sql`false` : sql`l.end_date > l.scheduled_date and l.end_date >= ${asked.from} and l.scheduled_date < ${asked.from}`);

/** A query for documents `d` of lessons `l`; the lesson itself is joined only where somebody asks something of it. */
function found(sql: Sql, viewer: Viewer, asked: Asked, filters: LessonFilters) {
  const asking = [...sees(sql, viewer), ...filterConditions(sql, filters)];
  const { lesson, students, horses, tasks } = lessonColumns(sql, viewer, filters);
  const source = asking.length
    ? sql`lesson l join section s on s.farm_id = l.farm_id and s.section_id = l.section_id join lesson_document d on d.farm_id = l.farm_id and d.lesson_id = l.lesson_id`
    : sql`lesson_document l join lateral (select l.lesson, l.students, l.horses, l.tasks) d on true`;
  const rows = (range: Fragment) => sql`
    select l.scheduled_date, l.start_time, l.lesson_id, ${lesson} as lesson, ${students} as students, ${horses} as horses, ${tasks} as tasks
    from ${source} where ${range} ${conditions(sql, asking)}`;
  return sql`${rows(within(sql, asked))} union all ${rows(reachingIn(sql, asked))}`;
}

/** The one document of a lesson, or null where it is not for this viewer. */
export const lessonText = (sql: Sql, viewer: Viewer, lessonId: string) => sql`select lesson from (${found(sql, viewer, { ids: [lessonId] }, {})}) one`;

const joined = (sql: Sql, key: string, column: Fragment) => sql`${`"${key}":[`}::text || coalesce(string_agg(nullif(${column}, ''), ','), '') || ']'`;

/**
 * Lessons with their students, horses and staff as finished JSON text, without the closing brace. The database joins strings; the
 * text is passed on as it is.
 */
export const lessonsText = (sql: Sql, viewer: Viewer, asked: Asked, filters: LessonFilters = {}) => sql`
  select '{' || ${joined(sql, 'lessons', sql`f.lesson`)} || ',' || ${joined(sql, 'LessonStudents', sql`f.students`)} || ','
    || ${joined(sql, 'LessonHorses', sql`f.horses`)} || ',' || ${joined(sql, 'tasks', sql`f.tasks`)}
  from (select * from (${found(sql, viewer, asked, filters)}) unsorted order by scheduled_date, start_time, lesson_id) f`;
