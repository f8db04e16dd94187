import { stateAfter } from '../../../platform/event-store/stream.js';
import type { BarnSettings } from '../../../platform/tenancy/barn-settings.js';
import { lessonStream, type PlannedLesson } from '../domain/lesson.js';
import { schedulingEvents, type LessonEvent, type LessonScheduled } from '../events.js';

export const ZONE = 'America/Toronto';
export const QUIET = { notify: false, messageId: null };

const { example } = schedulingEvents['scheduling.LessonScheduled'] as { example: LessonScheduled['data'] };

/** A lesson on Tuesday, 24 November 2026, from 16:00 to 17:00, and what happened to it since. */
export const given = (...history: LessonEvent[]) => givenPlanned({}, ...history);
export const givenPlanned = (details: Partial<LessonScheduled['data']>, ...history: LessonEvent[]) =>
  stateAfter(lessonStream, [
    { type: 'scheduling.LessonScheduled', data: { ...example, ...details } },
    ...history,
  ]) as PlannedLesson;

/** Cancelled by the barn, with makeups, for the weather. */
export const cancelled: LessonEvent = {
  type: 'scheduling.LessonCancelled',
  data: schedulingEvents['scheduling.LessonCancelled'].example,
};

export const settings = (preferences: BarnSettings['preferences'] = {}): BarnSettings => ({
  farmId: 'f',
  farmName: 'Maple Hill',
  timeZone: ZONE,
  currency: 'CAD',
  preferences,
});

/** What `run` throws; a test that expects a refusal compares it. */
export const thrown = (run: () => unknown) => {
  try {
    return run();
  } catch (error) {
    return error;
  }
};
export const refusal = (code: string, message: string) => expect.objectContaining({ kind: 'conflict', code, message });
export const wrong = (field: string, message: string) =>
  expect.objectContaining({ kind: 'invalid_input', errors: [{ field, message }] });
