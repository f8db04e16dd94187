import { useWrite, type WriteOptions } from './use-write';

/** One student by `id`, or everybody in a lesson; waits for the signal, as the banner says. */
export const useMarkPaid = (options: WriteOptions<'lesson_people/markPaid'> = {}) =>
  useWrite('lesson_people/markPaid', { networkMode: 'online', ...options });
