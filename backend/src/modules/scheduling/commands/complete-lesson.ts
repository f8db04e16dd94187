import { command } from '../../../platform/event-store/command.js';
import { refuse } from '../../../platform/errors/refusal.js';
import { lessonStream, type PlannedLesson } from '../domain/lesson.js';
import type { LessonEvent } from '../events.js';
import { lessonsInReach } from './lessons-in-reach.js';

export interface CompleteLesson {
  lessonId: string;
  /** COM unless the caller names another status. R092 */
  code: string;
}

/** Marks a lesson as held; its students follow by a reaction of the roster. */
export function complete(lesson: PlannedLesson, code: string): LessonEvent[] {
  if (lesson.phase === 'cancelled') throw refuse('already_cancelled', 'Lesson has already been cancelled');
  if (lesson.phase === 'completed' && lesson.code === code) return [];
  return [{ type: 'scheduling.LessonCompleted', data: { lessonId: lesson.lessonId, code } }];
}

export const completeLesson = command('scheduling.CompleteLesson', async (barn, { lessonId, code }: CompleteLesson) => {
  const { chosen } = await lessonsInReach(barn, { lessonId });
  barn.append(lessonStream, lessonId, complete(chosen, code));
  return lessonId;
});
