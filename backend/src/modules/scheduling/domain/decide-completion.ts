import type { LessonEvent } from '../events.js';
import { schedulingErrors } from './errors.js';
import type { PlannedLesson } from './lesson.js';

/** COM: held; SCH: not held after all. Enrollment's policy updates the students. */
export function decideCompletion(lesson: PlannedLesson, code: string): LessonEvent[] {
  if (lesson.phase === 'cancelled') throw schedulingErrors.lesson_cancelled();
  if (code === (lesson.phase === 'completed' ? lesson.code : 'SCH')) return [];
  return [{ type: 'scheduling.LessonCompleted', data: { lessonId: lesson.lessonId, code } }];
}
