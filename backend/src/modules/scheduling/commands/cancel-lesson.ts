import { command } from '../../../platform/event-store/command.js';
import { invalid, refuse } from '../../../platform/errors/refusal.js';
import { enabled, numberOf, textOf, type BarnSettings } from '../../../platform/tenancy/barn-settings.js';
import { defaultAction, issues } from '../domain/barn-cancellation.js';
import { plusDays, wallClockOf } from '../domain/lesson-time.js';
import type { PlannedLesson } from '../domain/lesson.js';
import type { LessonCancelled, LessonEvent } from '../events.js';
import { changeLessons, idsOf, type Change, type Notice } from './change-lessons.js';
import { lessonsInReach } from './lessons-in-reach.js';

export interface CancelLesson extends Change {
  /** What riders get instead; the barn's default where nobody chose. */
  action?: string;
  reason?: string;
  dates: { purchaseDate?: string; makeupStartDate?: string; expiryDate?: string };
}

/** Dates of what is issued: as chosen, else from the lesson's own day and the barn's settings. R124 */
export function issueDates(
  lesson: PlannedLesson,
  { dates }: Pick<CancelLesson, 'dates'>,
  settings: BarnSettings,
  today: string,
): LessonCancelled['data']['dates'] {
  const purchaseDate = dates.purchaseDate ?? today;
  const makeupStartDate =
    dates.makeupStartDate ?? plusDays(lesson.time.date, -numberOf(settings, 'makeup_start_before_days', 14));
  const expiryDate = dates.expiryDate ?? plusDays(lesson.time.date, numberOf(settings, 'makeup_expiry_days', 30));
  if (expiryDate < makeupStartDate) throw invalid('expiry_date', 'end date must be after start date');
  return { purchaseDate, makeupStartDate, expiryDate };
}

const NO_DATES = { purchaseDate: null, makeupStartDate: null, expiryDate: null };

/** Cancels a whole lesson. The same cancellation twice does nothing the second time; another one is refused. R125 R127 */
export function cancel(
  lesson: PlannedLesson,
  input: CancelLesson,
  settings: BarnSettings,
  today: string,
  notice: Notice,
): LessonEvent[] {
  const action = input.action ?? defaultAction(textOf(settings, 'lesson_cancel_default_action', 'BCNA'));
  const reason = input.reason ?? 'OTH';
  if (lesson.phase === 'cancelled') {
    if (lesson.action === action && lesson.reason === reason) return [];
    throw refuse('already_cancelled', 'Lesson has already been cancelled');
  }
  const dates = issues(action) ? issueDates(lesson, input, settings, today) : NO_DATES;
  return [
    {
      type: 'scheduling.LessonCancelled',
      data: {
        lessonId: lesson.lessonId,
        date: lesson.time.date,
        title: lesson.title,
        action,
        reason,
        dates,
        ...notice,
      },
    },
  ];
}

/** Cancels a lesson, and the later ones of its series if asked; those that were cancelled before stay as they were. */
export const cancelLesson = command('scheduling.CancelLesson', async (barn, input: CancelLesson) => {
  const reach = await lessonsInReach(barn, input);
  const today = wallClockOf(barn.now, barn.settings.timeZone).date;
  const decide = (lesson: PlannedLesson, notice: Notice) => cancel(lesson, input, barn.settings, today, notice);
  const changed = await changeLessons(barn, reach, input, {
    notifyByDefault: enabled(barn.settings, 'send_cancellation_notifications'),
    chosen: decide,
    later: (lesson, notice) => (lesson.phase === 'cancelled' ? [] : decide(lesson, notice)),
  });
  return idsOf(changed, reach.chosen);
});
