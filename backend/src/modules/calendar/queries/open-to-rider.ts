import type { Sql } from '../../../platform/database/connect.js';
import { enabled } from '../../../platform/tenancy/barn-settings.js';
import { riderLessons, studentFacts, usableMakeup, usableMakeups } from '../../enrollment/contracts.js';
import { areAtOnce, type LessonSpan } from '../../scheduling/contracts.js';
import type { DayRange } from '../domain/day-range.js';
import type { Viewer } from './sight.js';

type Offered = LessonSpan & { lessonDate: string };

/**
 * Whether a family's rider would be let into a lesson, by the rules that the booking itself follows: not while riding elsewhere, and only
 * with a makeup for that day where the barn books nothing else. Staff are warned instead. C10 F10 F21
 */
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
