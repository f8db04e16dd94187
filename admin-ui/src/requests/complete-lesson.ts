import { useWrite, type WriteOptions } from './use-write';

export const useCompleteLesson = (options: WriteOptions<'lesson_people/markLessonCompleted'> = {}) =>
  useWrite('lesson_people/markLessonCompleted', options);
