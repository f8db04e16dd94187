import type { LessonEvent } from '../events.js';
import { schedulingErrors } from './errors.js';
import type { PlannedLesson } from './lesson.js';

/** Marks a lesson as held, or with SCH as not held after all; its students follow by a policy of the roster's. */
export function decideCompletion(lesson: PlannedLesson, code: string): LessonEvent[] {
  if (lesson.phase === 'cancelled') throw schedulingErrors.lesson_cancelled();
  if (code === (lesson.phase === 'completed' ? lesson.code : 'SCH')) return [];
  return [{ type: 'scheduling.LessonCompleted', data: { lessonId: lesson.lessonId, code } }];
}
