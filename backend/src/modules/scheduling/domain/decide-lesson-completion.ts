import type { LessonEvent } from '../events.js';
import { schedulingErrors } from './errors.js';
import { instantsOf } from './lesson-time.js';
import type { PlannedLesson } from './lesson.js';

/** COM: held, so it has begun; SCH: not held after all. Enrollment's policy updates the students. */
export function decideLessonCompletion(
  lesson: PlannedLesson,
  code: string,
  { now, timeZone }: { now: Date; timeZone: string },
): LessonEvent[] {
  if (lesson.phase === 'cancelled') throw schedulingErrors.lesson_cancelled();
  if (code === (lesson.phase === 'completed' ? lesson.code : 'SCH')) return [];
  if (code !== 'SCH' && instantsOf(lesson.time, timeZone).startsAt > now) throw schedulingErrors.lesson_not_begun();
  return [{ type: 'scheduling.LessonCompleted', data: { lessonId: lesson.lessonId, code } }];
}
