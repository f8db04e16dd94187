import type { Sql } from '../../../platform/database/connect.js';
import { occupiedLessons } from '../../enrollment/contracts.js';
import { clashCode, clashSentence, doubleBookings, type DoubleBooking } from '../../scheduling/contracts.js';
import { conditions } from './lesson-filters.js';
import { sees, type Viewer } from './sight.js';

/** Somebody or something that is booked twice. The barn is told and decides; nothing is refused. F21 */
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

/** Who or what of these lessons is wanted elsewhere at the same time; a lesson that the viewer does not see has no name. A01 */
export async function clashes(
  sql: Sql,
  farmId: string,
  viewer: Viewer,
  lessonIds: readonly string[],
): Promise<Clash[]> {
  const title = sql`coalesce((
    select l.title from lesson l where l.farm_id = o.farm_id and l.lesson_id = o.lesson_id
      ${conditions(sql, sees(sql, viewer))}), 'another lesson')`;
  const lessons = await occupiedLessons(sql, farmId, lessonIds, { title });
  return lessons
    .filter(({ isAsked }) => isAsked)
    .flatMap((lesson) => doubleBookings(lesson, lessons))
    .slice(0, MOST)
    .map(clashOf);
}
