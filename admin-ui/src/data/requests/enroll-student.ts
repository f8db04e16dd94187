import { useWrite, type WriteOptions } from './use-write';

export const useEnrollStudent = (options: WriteOptions<'lesson_people/create'> = {}) =>
  useWrite('lesson_people/create', options);
