import { useWrite, type WriteOptions } from './use-write';

/** Waits for the signal, as the banner says. */
export const useCompleteLesson = (options: WriteOptions<'lesson_people/markLessonCompleted'> = {}) =>
  useWrite('lesson_people/markLessonCompleted', { networkMode: 'online', ...options });
