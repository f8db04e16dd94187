import type { Fragment, Sql } from '../../../platform/database/connect.js';
import type { DerivedTable } from '../../../platform/event-store/projection.js';
import { documentRows } from './document-sql.js';
import { affectedLessons, staleAfter } from './invalidation.js';

const onlyLessons = (stale: readonly string[]) => stale.every((one) => one.startsWith('lesson:'));

/** An index is used when the condition holds the ids themselves, or an array made once: not for `in (select …)`. */
function chosenBy(sql: Sql, stale: readonly string[] | 'all') {
  if (stale === 'all') return () => sql`true`;
  if (onlyLessons(stale)) {
    const ids = stale.map((one) => one.slice('lesson:'.length));
    return (column: Fragment) => sql`${column} = any(${ids}::uuid[])`;
  }
  return (column: Fragment) => sql`${column} = any(array(${affectedLessons(sql, stale)}))`;
}

/** Asked of all lessons, most are as they should be. */
const unlessRight = (sql: Sql) => sql`
  where not exists (
    select from lesson_document old
    where old.farm_id = fresh.farm_id and old.lesson_id = fresh.lesson_id and old is not distinct from fresh)`;

/**
 * The calendar's finished JSON, one row a lesson, so that a month is a range scan and a join of strings. Refreshed when the lesson,
 * its roster, what covers its students, or a name in it changes.
 */
export const lessonDocuments: DerivedTable = {
  name: 'scheduling.lesson_document',
  table: 'lesson_document',
  affected: staleAfter,
  refresh(sql, stale) {
    const rows = documentRows(sql, chosenBy(sql, stale));
    return [
      sql`
      insert into lesson_document
        (farm_id, lesson_id, scheduled_date, start_time, end_date, lesson, students, horses, tasks)
      ${stale === 'all' ? sql`select * from (${rows}) fresh ${unlessRight(sql)}` : rows}
      on conflict (farm_id, lesson_id) do update set
        scheduled_date = excluded.scheduled_date, start_time = excluded.start_time, end_date = excluded.end_date,
        lesson = excluded.lesson, students = excluded.students, horses = excluded.horses, tasks = excluded.tasks`,
    ];
  },
};
