import { forbidden, type Refusal } from '../../../platform/errors/refusal.js';
import { enrollmentErrors } from './errors.js';
import { hasStarted } from './notice-hours.js';

export interface FamilyCancelFacts {
  clientsCanCancel: boolean;
  lesson: { isCancelled: boolean; startsAt: Date };
  now: Date;
}

/** The refusal, or undefined if the family may cancel by itself. R128 C16 */
export function familyCancelRefusal({ clientsCanCancel, lesson, now }: FamilyCancelFacts): Refusal | undefined {
  if (!clientsCanCancel) return forbidden('Please ask the barn to cancel this lesson.');
  if (lesson.isCancelled) return enrollmentErrors.lesson_cancelled();
  if (hasStarted(lesson.startsAt, now)) return enrollmentErrors.lesson_started();
  return undefined;
}
