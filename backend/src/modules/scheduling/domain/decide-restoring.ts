import { notFound } from '../../../platform/errors/refusal.js';
import type { LessonScheduled } from '../events.js';
import { asScheduled } from './as-scheduled.js';
import { schedulingErrors } from './errors.js';
import type { Lesson, PlannedLesson } from './lesson.js';
import { planCopy } from './plan-copy.js';
import type { PlanningFacts } from './plan-lesson.js';

const DAYS_TO_RESTORE = 30;
const DAY_MS = 86_400_000;

/** What was deleted since then can be brought back. */
export const restorableSince = (now: Date) => new Date(now.getTime() - DAYS_TO_RESTORE * DAY_MS);

/**
 * Those of the lessons that can be brought back, as they were when they were deleted; who is there again already is left out. One that
 * was called off before is, too, if there are others; alone it is refused, and so is any that is gone too long, or never was.
 */
export function restorable(
  states: ReadonlyMap<string, Lesson>,
  { deletedAt, now }: { deletedAt: ReadonlyMap<string, Date>; now: Date },
): Map<string, PlannedLesson> {
  const gone = [...states].flatMap(([id, state]) => (state.phase === 'none' ? [[id, state.deleted] as const] : []));
  const back = new Map<string, PlannedLesson>();
  for (const [id, lesson] of gone) {
    const since = deletedAt.get(id);
    if (!lesson || !since) throw notFound('The event');
    if (since < restorableSince(now)) throw schedulingErrors.deleted_too_long();
    if (lesson.phase !== 'cancelled') back.set(id, lesson);
  }
  if (gone.length > 0 && gone.length === states.size && back.size === 0) throw schedulingErrors.deleted_cancelled();
  return back;
}

interface Restoring {
  facts: Pick<PlanningFacts, 'section' | 'instructors' | 'locations' | 'tasks'>;
  timeZone: string;
  notify: boolean;
}

/**
 * The lesson is planned again under its own id, with what is still in use of it; riders and horses come by enrollment's policy. It is
 * active, whether it had been marked as held or not. F20
 */
export function decideRestoring(lesson: PlannedLesson, restoring: Restoring, newId: () => string): LessonScheduled {
  const { lessonId, seriesId, time } = lesson;
  const plan = planCopy(lesson, { ...restoring, recurs: false });
  return asScheduled(plan, { time, lessonId, seriesId, messageId: null }, newId);
}
