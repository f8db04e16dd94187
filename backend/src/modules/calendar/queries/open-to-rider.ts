import type { Sql } from '../../../platform/database/connect.js';
import { enabled } from '../../../platform/tenancy/barn-settings.js';
import { riderLessons, studentFacts, usableMakeup, usableMakeups } from '../../enrollment/contracts.js';
import { areAtOnce, type LessonSpan } from '../../scheduling/contracts.js';
import type { DayRange } from '../domain/day-range.js';
import type { Viewer } from './sight.js';

type Offered = LessonSpan & { lessonDate: string };

/** Whether a family's booking would pass, by the booking's own rules; staff are only warned. C10 F10 F21 */
export async function openToRider(
  sql: Sql,
  farmId: string,
  viewer: Viewer,
  studentId: string,
  range: DayRange,
): Promise<(lesson: Offered) => boolean> {
  if (viewer.kind === 'staff') return () => true;
  const [student, rides, makeups] = await Promise.all([
    studentFacts(sql, farmId, viewer.actor, studentId),
    riderLessons(sql, farmId, studentId, range),
    usableMakeups(sql, farmId, studentId),
  ]);
  if (!student?.isKnown || !student.isActive) return () => false;
  const needsMakeup = !enabled(viewer.settings, 'clients_can_book_lessons');
  return (lesson) =>
    !rides.some((ride) => areAtOnce(lesson, ride)) &&
    (!needsMakeup || usableMakeup(makeups, lesson.lessonDate) !== undefined);
}
