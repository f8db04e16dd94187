import { invalid } from '../../../platform/errors/refusal.js';
import { numberOf, textOf, type BarnSettings } from '../../../platform/tenancy/barn-settings.js';
import type { LessonCancelled, LessonEvent } from '../events.js';
import { issues, whenCalledOff, type CalledOffPolicy } from './barn-cancellation.js';
import { schedulingErrors } from './errors.js';
import { plusDays } from './lesson-time.js';
import type { PlannedLesson } from './lesson.js';
import type { Notice } from './notice.js';

export interface CancellationChoice {
  /** Left out: as the policy says for the reason, or the barn's settings. */
  action?: string | null | undefined;
  reason?: string | undefined;
  /** Of the lesson; it decides only where no action is chosen. */
  policy?: CalledOffPolicy | undefined;
  dates: { purchaseDate?: string; makeupStartDate?: string; expiryDate?: string };
}

const NO_DATES = { purchaseDate: null, makeupStartDate: null, expiryDate: null };

/** The chosen dates, else from the lesson's day and the barn's settings. R124 */
export function issueDates(
  lesson: { date: string },
  { dates }: Pick<CancellationChoice, 'dates'>,
  settings: BarnSettings,
  today: string,
): LessonCancelled['data']['dates'] {
  const purchaseDate = dates.purchaseDate ?? today;
  const makeupStartDate =
    dates.makeupStartDate ?? plusDays(lesson.date, -numberOf(settings, 'makeup_start_before_days'));
  const expiryDate = dates.expiryDate ?? plusDays(lesson.date, numberOf(settings, 'makeup_expiry_days'));
  if (expiryDate < makeupStartDate) throw invalid('expiry_date', 'end date must be after start date');
  return { purchaseDate, makeupStartDate, expiryDate };
}

/** Idempotent; a different cancellation of a cancelled lesson is refused. `today` is the barn's local date. R125 R127 */
export function decideLessonCancellation(
  lesson: PlannedLesson,
  choice: CancellationChoice,
  settings: BarnSettings,
  today: string,
  notice: Notice,
): LessonEvent[] {
  const reason = choice.reason ?? 'OTH';
  const preference = textOf(settings, 'lesson_cancel_default_action');
  const { action, ruledBy } = whenCalledOff({ action: choice.action, reason }, choice.policy, preference);
  if (lesson.phase === 'cancelled') {
    if (lesson.action === action && lesson.reason === reason) return [];
    throw schedulingErrors.lesson_cancelled();
  }
  // How long is then the policy's to say, too.
  const dates = issues(action) && !ruledBy ? issueDates(lesson.time, choice, settings, today) : NO_DATES;
  const { lessonId, title, time } = lesson;
  return [
    {
      type: 'scheduling.LessonCancelled',
      data: { lessonId, date: time.date, title, action, reason, ruledBy, dates, ...notice },
    },
  ];
}
