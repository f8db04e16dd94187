/**
 * What other modules may know of lessons. Tables that may be joined in queries: `lesson`, `series`.
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
