/**
 * What other modules may know of lessons. Tables that may be joined in queries: `lesson`, `series`, and `remark` for a lesson's
 * general note (subject_id = lesson_id).
 */
export type {
  ExtraStaff,
  LessonCancelled,
  LessonCompleted,
  LessonEdited,
  LessonRescheduled,
  LessonScheduled,
  LessonTime,
  SchedulingEvent,
} from './events.js';
export { completeLesson, type CompleteLesson } from './commands/complete-lesson.js';
