import type { Fragment, Sql } from '../../../platform/database/connect.js';
import type { DerivedTable } from '../../../platform/event-store/projection.js';
import { documentRows } from './document-sql.js';
import { affectedLessons, staleAfter } from './invalidation.js';

/** Prefix of the id of a lesson that has no document yet. */
const NEW = 'new:';

const onlyLessons = (stale: readonly string[]) => stale.every((one) => one.startsWith('lesson:'));

/** Uses an index only if the condition contains the ids or a constant array; `in (select …)` would scan. */
function chosenBy(sql: Sql, stale: readonly string[] | 'all') {
  if (stale === 'all') return () => sql`true`;
  if (onlyLessons(stale)) {
    const ids = stale.map((one) => one.slice('lesson:'.length));
    return (column: Fragment) => sql`${column} = any(${ids}::uuid[])`;
  }
  return (column: Fragment) => sql`${column} = any(array(${affectedLessons(sql, stale)}))`;
}

/** A full rebuild skips the rows that are correct, which are most. */
const unlessRight = (sql: Sql) => sql`
  where not exists (
    select from lesson_document old
    where old.farm_id = fresh.farm_id and old.lesson_id = fresh.lesson_id and old is not distinct from fresh)`;

const insertRows = (sql: Sql, rows: Fragment | Fragment[]) => sql`
  insert into lesson_document (farm_id, lesson_id, scheduled_date, start_time, end_date, lesson, students, horses, tasks, block)
  ${rows}
  on conflict (farm_id, lesson_id) do update set
    scheduled_date = excluded.scheduled_date, start_time = excluded.start_time, end_date = excluded.end_date,
    lesson = excluded.lesson, students = excluded.students, horses = excluded.horses, tasks = excluded.tasks,
    block = excluded.block`;

/** On Citus an update by known ids runs on one shard, an insert from a select on all; an update that looks for its rows is refused. */
const renewRows = (sql: Sql, rows: Fragment) => sql`
  update lesson_document d set scheduled_date = fresh.scheduled_date, start_time = fresh.start_time, end_date = fresh.end_date,
    lesson = fresh.lesson, students = fresh.students, horses = fresh.horses, tasks = fresh.tasks, block = fresh.block
  from (${rows}) fresh where d.farm_id = fresh.farm_id and d.lesson_id = fresh.lesson_id`;

function sorted(stale: readonly string[]) {
  const fresh = stale.filter((one) => one.startsWith(NEW)).map((one) => `lesson:${one.slice(NEW.length)}`);
  const made = new Set(fresh);
  return { fresh, rest: stale.filter((one) => !one.startsWith(NEW) && !made.has(one)) };
}

/** The calendar's finished JSON, one row a lesson: a month is a range scan and a concatenation. */
export const lessonDocuments: DerivedTable = {
  name: 'scheduling.lesson_document',
  table: 'lesson_document',
  affected: (event) =>
    event.type === 'scheduling.LessonScheduled'
      ? [`${NEW}${(event.data as { lessonId: string }).lessonId}`]
      : staleAfter(event),
  refresh(sql, stale) {
    if (stale === 'all')
      return [
        insertRows(sql, sql`select * from (${documentRows(sql, chosenBy(sql, 'all'))}) fresh ${unlessRight(sql)}`),
      ];
    const { fresh, rest } = sorted(stale);
    const write = onlyLessons(rest) ? renewRows : insertRows;
    return [
      ...(fresh.length ? [insertRows(sql, documentRows(sql, chosenBy(sql, fresh)))] : []),
      ...(rest.length ? [write(sql, documentRows(sql, chosenBy(sql, rest)))] : []),
    ];
  },
};
