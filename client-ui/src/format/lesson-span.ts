import { beginsAt, lasts, type LessonTime } from './lesson-time';

/** Both in one line, where there is one; a lesson of an hour or so by its beginning. */
export const spanWords = (lesson: LessonTime & { readonly duration: number }): string =>
  lesson.scheduled_end_date > lesson.scheduled_date ? `${beginsAt(lesson)}, ${lasts(lesson)}` : beginsAt(lesson);
