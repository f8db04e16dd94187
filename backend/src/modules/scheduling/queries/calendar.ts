import type { Sql } from '../../../platform/database/connect.js';
import { coveringPackages } from './covering-packages.js';
import type { LessonFilters } from './lesson-filters.js';
import { lessonLists, lessonTexts, type Asked } from './lessons.js';
import { bufferHours, type Viewer } from './viewer.js';

export interface Calendar {
  /** Position of the barn's log this answer is true for. */
  position: number;
  /** JSON, or null where the caller has it already. */
  text: string | null;
}

/**
 * One lesson, one day or a range, in one round trip; nothing is read when the caller's copy is of the current position. The position
 * is taken first: what follows may be newer than it says, never older. `day` adds the packages behind the day's students.
 */
export async function calendar(
  sql: Sql,
  viewer: Viewer,
  { asked, filters, day, known = -1 }: { asked: Asked; filters: LessonFilters; day?: string; known?: number },
): Promise<Calendar> {
  const [[head], lessons, packages] = await Promise.all([
    sql<[{ position: number; buffer: string }]>`select position, ${bufferHours(sql)} as buffer from farm_clock`,
    lessonTexts(sql, viewer, { asked, filters, unless: sql`(select position = ${known} from farm_clock)` }),
    day ? sql<[{ text: string }]>`select (${coveringPackages(sql, viewer, day)}) as text` : undefined,
  ]);
  if (head.position === known) return { position: known, text: null };
  const behind = packages ? `,"packages":${packages[0].text}` : '';
  return { position: head.position, text: `{${lessonLists(lessons)}${behind},"events":[],"buffer":${head.buffer}}` };
}
