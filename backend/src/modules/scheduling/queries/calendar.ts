import type { Sql } from '../../../platform/database/connect.js';
import { coveringPackages } from './covering-packages.js';
import type { LessonFilters } from './lesson-filters.js';
import { lessonsText, type Asked } from './lessons.js';
import { bufferHours, type Viewer } from './viewer.js';

export interface Calendar {
  /** Position of the barn's log this answer is true for. */
  position: number;
  /** JSON, or null where the caller has it already. */
  text: string | null;
}

/**
 * One lesson, one day or a range, in one statement: the answer and the position it belongs to are of the same moment, and nothing
 * is read when the caller's copy is of that position. `day` adds the packages behind the day's students.
 */
export async function calendar(sql: Sql, viewer: Viewer, { asked, filters, day, known }: { asked: Asked; filters: LessonFilters; day?: string; known?: number }): Promise<Calendar> {
  const packages = day ? sql`|| ',"packages":' || (${coveringPackages(sql, viewer, day)})` : sql``;
  const [row] = await sql<[Calendar]>`
    select position, case when position = ${known ?? -1} then null else (${lessonsText(sql, viewer, asked, filters)}) ${packages} || ',"events":[],"buffer":' || ${bufferHours(sql)} || '}' end as text
    from farm_clock`;
  return row;
}
