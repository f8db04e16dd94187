import type { Fragment, Sql } from '../../../platform/database/connect.js';
import { LONGEST_DAYS, plusDays } from '../../scheduling/contracts.js';
import { lessonColumns } from './lesson-columns.js';
import { conditions, filterConditions, type LessonFilters } from './lesson-filters.js';
import { knownRiders, sees, type Viewer } from './sight.js';

export type Asked = { ids: readonly string[] } | { from: string; to: string };

/** Finished JSON; students, horses and staff are objects joined by commas, empty if there are none. */
export interface LessonText {
  lesson_id: string;
  lesson: string;
  students: string;
  horses: string;
  tasks: string;
}

const within = (sql: Sql, asked: Asked) =>
  'ids' in asked
    ? sql`l.lesson_id = any(${[...asked.ids]}::uuid[])`
    : sql`l.scheduled_date between ${asked.from} and ${asked.to}`;

/** Lessons that began before the range and reach into it: rare, so they have an index of their own. */
const reachingIn = (sql: Sql, asked: Asked) =>
  'ids' in asked
    ? sql`false`
    : sql`l.end_date > l.scheduled_date and l.end_date >= ${asked.from}
        and (l.end_date > ${asked.from} or d.lesson::json ->> 'scheduled_endtime' > '00:00') and l.scheduled_date < ${asked.from}
        and l.scheduled_date >= ${plusDays(asked.from, -LONGEST_DAYS)}`;

/** In the calendar's order. The lesson row is joined only if a condition needs it; nothing is read if `unless` is true. */
export function lessonTexts(
  sql: Sql,
  viewer: Viewer,
  { asked, filters = {}, unless = sql`false` }: { asked: Asked; filters?: LessonFilters; unless?: Fragment },
) {
  const asking = [...sees(sql, viewer), ...filterConditions(sql, viewer, filters)];
  const { lesson, students, horses, tasks } = lessonColumns(sql, viewer, filters);
  const source =
    asking.length || knownRiders(sql, viewer, sql`null`)
      ? sql`lesson l join section s on s.farm_id = l.farm_id and s.section_id = l.section_id
        join lesson_document d on d.farm_id = l.farm_id and d.lesson_id = l.lesson_id`
      : sql`lesson_document l join lateral (select l.lesson, l.students, l.horses, l.tasks) d on true`;
  const rows = (range: Fragment) => sql`
    select l.scheduled_date, l.start_time, l.lesson_id,
      ${lesson} as lesson, ${students} as students, ${horses} as horses, ${tasks} as tasks
    from ${source} where ${range} ${conditions(sql, asking)}`;
  return sql<LessonText[]>`
    select lesson_id, lesson, students, horses, tasks from (${rows(within(sql, asked))} union all ${rows(reachingIn(sql, asked))}) found
    where not ${unless} order by scheduled_date, start_time, lesson_id`;
}

const joined = (rows: readonly LessonText[], part: keyof LessonText) =>
  rows
    .map((row) => row[part])
    .filter((text) => text !== '')
    .join(',');

/** JSON without the outer braces, concatenated here: the database is slower at it, and an array join would copy megabytes. */
export const lessonLists = (rows: readonly LessonText[]) =>
  `"lessons":[${joined(rows, 'lesson')}],"LessonStudents":[${joined(rows, 'students')}]` +
  `,"LessonHorses":[${joined(rows, 'horses')}],"tasks":[${joined(rows, 'tasks')}]`;
