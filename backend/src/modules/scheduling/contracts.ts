export type {
  ExtraStaff,
  LessonCancelled,
  LessonCompleted,
  LessonDeleted,
  LessonEdited,
  LessonReinstated,
  LessonRescheduled,
  LessonScheduled,
  LessonTime,
  SchedulingEvent,
} from './events.js';
export type { BulkAdvanced, BulkEvent } from './bulk-events.js';
export { RevertBulk } from './commands/revert-bulk.js';
export { StartBulk } from './commands/start-bulk.js';
export { bulkStream, MOST_IN_BULK, sliceOf, type BulkRun } from './domain/bulk-run.js';
export { CancelLesson, type LessonCancellation } from './commands/cancel-lesson.js';
export type { LessonChange } from './steps/change-lessons.js';
export { AddExtraStaff, RemoveExtraStaff } from './commands/change-extra-staff.js';
export { CompleteLesson } from './commands/complete-lesson.js';
export { DeleteLessons } from './commands/delete-lessons.js';
export { DuplicateLesson } from './commands/duplicate-lesson.js';
export { EditLesson } from './commands/edit-lesson.js';
export { ExtendSeries } from './commands/extend-series.js';
export { HandOverLessons } from './commands/hand-over-lessons.js';
export type { LessonHandover } from './domain/decide-lesson-handover.js';
export { MakeRecurring } from './commands/make-recurring.js';
export { NoteLesson } from './commands/note-lesson.js';
export { PlanSeries } from './commands/plan-series.js';
export { RescheduleLesson, type LessonMove } from './commands/reschedule-lesson.js';
export { RestoreLessons } from './commands/restore-lessons.js';
export { ScheduleLesson } from './commands/schedule-lesson.js';
export { BARN_CANCEL_ACTIONS, CANCEL_REASONS, cancelReasonName, whenCalledOff } from './domain/barn-cancellation.js';
export type { CalledOffPolicy, CancelReason, RuledBy } from './domain/barn-cancellation.js';
export { restorableSince } from './domain/decide-restoring.js';
export { lessonCancelled, noPlaces } from './domain/errors.js';
export {
  isDate,
  lessonTime,
  LONGEST_DAYS,
  minutesBetween,
  onTheClock,
  plusDays,
  wallClockOf,
  wallTime,
  type WallTime,
} from './domain/lesson-time.js';
export type { LessonWishes } from './domain/plan-lesson.js';
export { extension, checkMayRepeat } from './domain/decide-recurrence.js';
export { openDates } from './facts/open-dates.js';
export { laterDates, marksOf, seriesDates, wantedTimes, type Repeats, type SeriesDate } from './domain/series-dates.js';
export { lessonTimeOf } from './domain/plan-lesson.js';
export { checkSeriesSize, staffOf } from './domain/series-size.js';
export { requireShown } from './domain/skipped-time.js';
export { DEFAULT_COUNT, describeTimes, MOST_LESSONS, type Recurrence } from './domain/series.js';
export { dayInWords } from './domain/day-in-words.js';
export { shareOf, UNTITLED } from './domain/place-sharing.js';
export {
  areAtOnce,
  clashCode,
  clashSentence,
  doubleBookings,
  MOST_TOLD,
  placingOf,
  USE_KINDS,
  type DoubleBooking,
  type LessonPlacing,
  type LessonSpan,
  type OccupiedLesson,
  type Use,
  type UseKind,
} from './domain/double-booking.js';
export { affectedLessons } from './queries/affected-lessons.js';
export { movedBy, shiftTo } from './domain/decide-move.js';
export { datesOfLesson } from './domain/dates-of-lesson.js';
/** Answered by the modules above. */
export * as askedByScheduling from './lookups.js';
