import { useWrite, type WriteOptions } from './use-write';

/** One student by `id`, or everybody in a lesson. */
export const useMarkPaid = (options: WriteOptions<'lesson_people/markPaid'> = {}) =>
  useWrite('lesson_people/markPaid', options);
