import { notFound } from '../../../platform/errors/refusal.js';
import type { BarnSettings } from '../../../platform/tenancy/barn-settings.js';
import type { BulkAdvanced, BulkChoice, BulkReverted, BulkReverting, BulkStarted, Skipped } from '../bulk-events.js';
import type { LessonEvent, LessonReinstated } from '../events.js';
import { SLICE, UNDO_MINUTES, type BulkRun, type BulkState } from './bulk-run.js';
import { datesOfLesson } from './dates-of-lesson.js';
import { issues, type CalledOffPolicy } from './barn-cancellation.js';
import { decideLessonCancellation, issueDates } from './decide-lesson-cancellation.js';
import { schedulingErrors } from './errors.js';
import type { Lesson } from './lesson.js';

export interface Order {
  runId: string;
  lessonIds: string[];
  choice: BulkChoice | null;
}
interface Start {
  order: Order;
  /** As the read table has them. */
  chosen: ReadonlyMap<string, { date: string; isCancelled: boolean }>;
  settings: BarnSettings;
  now: Date;
  today: string;
}

const datesFor = ({ day, dates }: BulkChoice, own: string) => datesOfLesson(dates, { chosen: day ?? own, lesson: own });

/** Cancelled lessons among others are skipped later; nothing but cancelled ones is refused. C19 R137 */
export function decideStart({ order, chosen, settings, now, today }: Start): BulkStarted {
  const { lessonIds, choice } = order;
  const lessons = lessonIds.flatMap((id) => chosen.get(id) ?? []);
  if (lessons.length < lessonIds.length) throw notFound('The event');
  if (!choice) return { type: 'scheduling.BulkStarted', data: { ...order, undoUntil: null } };
  if (lessons.every(({ isCancelled }) => isCancelled)) throw schedulingErrors.already_cancelled();
  // Of all days now: a later slice has nobody to tell.
  if (choice.action && issues(choice.action))
    for (const date of new Set(lessons.map((lesson) => lesson.date)))
      issueDates({ date }, { dates: datesFor(choice, date) }, settings, today);
  const undoUntil = new Date(now.getTime() + UNDO_MINUTES * 60_000).toISOString();
  return { type: 'scheduling.BulkStarted', data: { ...order, undoUntil } };
}

export const nextSlice = ({ waiting }: BulkRun) => waiting.slice(0, SLICE);

const advanced = (run: BulkRun, lessonIds: string[], skipped: Skipped[]): BulkAdvanced => ({
  type: 'scheduling.BulkAdvanced',
  data: { runId: run.runId, lessonIds, skipped, left: run.waiting.length - nextSlice(run).length },
});

interface Slice {
  run: BulkRun;
  choice: BulkChoice;
  lessons: ReadonlyMap<string, Lesson>;
  /** By lesson. */
  policies: ReadonlyMap<string, CalledOffPolicy>;
  settings: BarnSettings;
  today: string;
}

/** Each lesson by the decision that cancels it alone. R114-R127 */
export function decideSlice({ run, choice, lessons, policies, settings, today }: Slice) {
  const { action, reason, notify, messageId } = choice;
  const skipped: Skipped[] = [];
  const cancelled = nextSlice(run).flatMap((lessonId): { lessonId: string; events: LessonEvent[] }[] => {
    const lesson = lessons.get(lessonId);
    if (lesson?.phase !== 'active' && lesson?.phase !== 'completed') {
      skipped.push({ lessonId, because: lesson?.phase === 'cancelled' ? 'cancelled' : 'gone' });
      return [];
    }
    const asked = { action, reason, policy: policies.get(lessonId), dates: datesFor(choice, lesson.time.date) };
    return [{ lessonId, events: decideLessonCancellation(lesson, asked, settings, today, { notify, messageId }) }];
  });
  const lessonIds = cancelled.map((one) => one.lessonId);
  return { done: advanced(run, lessonIds, skipped), cancelled };
}

export function decideDeleted(run: BulkRun, gone: readonly string[]): BulkAdvanced {
  const deleted = new Set(gone);
  const missing = nextSlice(run).filter((id) => !deleted.has(id));
  return advanced(
    run,
    [...gone],
    missing.map((lessonId) => ({ lessonId, because: 'gone' })),
  );
}

/** Twice is once. What is still to be done of a run under way is dropped. */
export function decideReverting(run: BulkState, now: Date): BulkReverting[] {
  if (run.phase === 'none') throw notFound('The run');
  if (run.undoUntil === null) throw schedulingErrors.deleted_for_good();
  if (run.phase === 'reverting' || run.phase === 'reverted') return [];
  if (now.toISOString() > run.undoUntil) throw schedulingErrors.undo_over();
  return [{ type: 'scheduling.BulkReverting', data: { runId: run.runId } }];
}

export const sliceToRevert = (run: BulkRun) => run.slices[run.reverted] ?? [];

/** A lesson is left alone unless it stands as the run left it. */
export function decideSliceBack(run: BulkRun, choice: BulkChoice, lessons: ReadonlyMap<string, Lesson>) {
  const { action, reason, notify } = choice;
  const reinstated = sliceToRevert(run).flatMap((lessonId): LessonReinstated[] => {
    const lesson = lessons.get(lessonId);
    return lesson?.phase === 'cancelled' && (action === null || lesson.action === action) && lesson.reason === reason
      ? [{ type: 'scheduling.LessonReinstated', data: { lessonId, runId: run.runId, notify } }]
      : [];
  });
  const done: BulkReverted = {
    type: 'scheduling.BulkReverted',
    data: {
      runId: run.runId,
      lessonIds: reinstated.map(({ data }) => data.lessonId),
      left: run.slices.length - run.reverted - 1,
    },
  };
  return { done, reinstated };
}
