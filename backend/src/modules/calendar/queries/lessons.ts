import type { Fragment, Sql } from '../../../platform/database/connect.js';
import { LONGEST_DAYS, minutesBetween, plusDays } from '../../scheduling/contracts.js';
import { blockColumns, lessonColumns, peopledColumns, type LessonColumns } from './lesson-columns.js';
import { conditions, filterConditions, type LessonFilters } from './lesson-filters.js';
import { knownRiders, sees, type Viewer } from './sight.js';

export type Asked = { ids: readonly string[] } | { from: string; to: string };
/** All that is known of a lesson; what the calendar draws; or that with who rides and helps. */
export type Form = 'whole' | 'blocks' | 'blocks with people';

/** Of one answer. */
export const MOST_BYTES = 2_000_000;

/** Finished JSON; students, horses and staff are objects joined by commas, empty if there are none. */
export interface LessonText {
  lesson_id: string;
  scheduled_date: string;
  /** Bytes up to and with this one; the last may be the first that is too much. */
  upto: number;
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

const columnsOf: Readonly<Record<Form, (sql: Sql, shown: LessonColumns) => LessonColumns>> = {
  whole: (_, shown) => shown,
  blocks: blockColumns,
  'blocks with people': peopledColumns,
};

/** In the calendar's order. The lesson row is joined only if a condition needs it; nothing is read if `unless`, and no more than fits. */
export function lessonTexts(
  sql: Sql,
  viewer: Viewer,
  {
    asked,
    filters = {},
    form = 'whole',
    unless = sql`false`,
  }: { asked: Asked; filters?: LessonFilters; form?: Form; unless?: Fragment },
) {
  const asking = [...sees(sql, viewer), ...filterConditions(sql, viewer, filters)];
  const { lesson, students, horses, tasks } = columnsOf[form](sql, lessonColumns(sql, viewer, filters));
  const source =
    asking.length || knownRiders(sql, viewer, sql`null`)
      ? sql`lesson l join section s on s.farm_id = l.farm_id and s.section_id = l.section_id
        join lesson_document d on d.farm_id = l.farm_id and d.lesson_id = l.lesson_id`
      : sql`lesson_document l join lateral (select l.lesson, l.students, l.horses, l.tasks, l.block) d on true`;
  const rows = (range: Fragment) => sql`
    select l.scheduled_date, l.start_time, l.lesson_id,
      ${lesson} as lesson, ${students} as students, ${horses} as horses, ${tasks} as tasks
    from ${source} where ${range} ${conditions(sql, asking)}`;
  return sql<LessonText[]>`
    select * from (
      select lesson_id, scheduled_date, start_time, lesson, students, horses, tasks, sum(bytes) over in_order::int as upto, bytes
      from (${rows(within(sql, asked))} union all ${rows(reachingIn(sql, asked))}) found
        cross join lateral (
          select octet_length(lesson) + octet_length(students) + octet_length(horses) + octet_length(tasks) as bytes) size
      where not ${unless}
      window in_order as (order by scheduled_date, start_time, lesson_id rows unbounded preceding)) measured
    where upto - bytes < ${MOST_BYTES} order by scheduled_date, start_time, lesson_id`;
}

export const joined = (rows: readonly LessonText[], part: keyof LessonText) =>
  rows
    .map((row) => row[part])
    .filter((text) => text !== '')
    .join(',');

/** JSON without the outer braces, concatenated here: the database is slower at it, and an array join would copy megabytes. */
export const lessonLists = (rows: readonly LessonText[]) =>
  `"lessons":[${joined(rows, 'lesson')}],"LessonStudents":[${joined(rows, 'students')}]` +
  `,"LessonHorses":[${joined(rows, 'horses')}],"tasks":[${joined(rows, 'tasks')}]`;

/** How many of the days fit into one answer with all their lessons; undefined where all of them do. */
export function daysThatFit(rows: readonly LessonText[], from: string): number | undefined {
  const last = rows.at(-1);
  if (!last || last.upto <= MOST_BYTES) return undefined;
  return Math.max(
    0,
    minutesBetween({ date: from, time: '00:00' }, { date: last.scheduled_date, time: '00:00' }) / 1440,
  );
}
