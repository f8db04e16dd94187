import type { Reply } from '@leadline/api-client';

/** One page of a rider's schedule or history, with the makeups still to use. */
export type LessonPage = Reply<'students/lessonSchedule'>;

/** One rider's place in one lesson. */
export type ClientLesson = LessonPage['data'][number];
export type Makeup = LessonPage['makeups'][number];

export const isCancelled = (lesson: ClientLesson): boolean =>
  lesson.student_is_cancelled === 1 || lesson.lesson_is_cancelled === 1;
