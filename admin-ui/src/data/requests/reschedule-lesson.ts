import { useWrite, type WriteOptions } from './use-write';

export const useRescheduleLesson = (options: WriteOptions<'lessons/reschedule'> = {}) =>
  useWrite('lessons/reschedule', options);
