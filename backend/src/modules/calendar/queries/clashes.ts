import type { Sql } from '../../../platform/database/connect.js';
import { occupiedLessons } from '../../enrollment/contracts.js';
import { isLimited, isShownStudent } from '../../people/contracts.js';
import { clashCode, clashSentence, doubleBookings, type DoubleBooking, type Use } from '../../scheduling/contracts.js';
import { conditions } from './lesson-filters.js';
import { sees, type Viewer } from './sight.js';

/** A double booking: reported to the barn, never refused. F21 */
export interface Clash {
  code: ReturnType<typeof clashCode>;
  message: string;
  lesson_date_time_id: string;
}

const MOST = 50;

export const clashOf = (twice: DoubleBooking): Clash => ({
  code: clashCode(twice),
  message: clashSentence(twice),
  lesson_date_time_id: twice.lesson.lessonId,
});

/** A lesson that the viewer may not see is reported without its name. A01 */
export async function clashes(
  sql: Sql,
  farmId: string,
  viewer: Viewer,
  lessonIds: readonly string[],
): Promise<Clash[]> {
  const title = sql`coalesce((
    select l.title from lesson l where l.farm_id = o.farm_id and l.lesson_id = o.lesson_id
      ${conditions(sql, sees(sql, viewer))}), 'another lesson')`;
  const found = await occupiedLessons(sql, farmId, lessonIds, { title });
  const lessons = isLimited(viewer.actor) ? await withoutStrangers(sql, viewer, found) : found;
  return lessons
    .filter(({ isAsked }) => isAsked)
    .flatMap((lesson) => doubleBookings(lesson, lessons))
    .slice(0, MOST)
    .map(clashOf);
}

/** Removes the names of riders whom the viewer does not know. B03 */
async function withoutStrangers<Lesson extends { uses: readonly Use[] }>(
  sql: Sql,
  { actor }: Viewer,
  lessons: readonly Lesson[],
) {
  const riders = lessons.flatMap(({ uses }) => uses.filter(({ kind }) => kind === 'rider').map(({ id }) => id));
  const rows = await sql<{ id: string }[]>`
    select id from unnest(${riders}::uuid[]) id where ${isShownStudent(sql, actor, sql`id`)}`;
  const known = new Set(rows.map(({ id }) => id));
  return lessons.map((lesson) => ({
    ...lesson,
    uses: lesson.uses.map((use) => (use.kind === 'rider' && !known.has(use.id) ? { ...use, name: 'A rider' } : use)),
  }));
}
