import { hasStarted } from './notice.js';

export interface FamilyCancelFacts {
  clientsCanCancel: boolean;
  lesson: { isCancelled: boolean; startsAt: Date };
  now: Date;
}

export type FamilyCancelRefusal = { readonly status: 403 | 409; readonly code: string; readonly message: string };

/** Why a family may not cancel this lesson by itself, or undefined when it may. R128 C16 */
export function familyCancelRefusal({ clientsCanCancel, lesson, now }: FamilyCancelFacts): FamilyCancelRefusal | undefined {
  if (!clientsCanCancel) return { status: 403, code: 'forbidden', message: 'Please ask the barn to cancel this lesson.' };
  if (lesson.isCancelled) return { status: 409, code: 'lesson_cancelled', message: 'Lesson has already been cancelled' };
  if (hasStarted(lesson.startsAt, now)) return { status: 409, code: 'lesson_started', message: 'This lesson has already started.' };
  return undefined;
}
