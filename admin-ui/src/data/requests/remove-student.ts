import { useWrite, type WriteOptions } from './use-write';

export const useRemoveStudent = (options: WriteOptions<'lesson_people/delete'> = {}) =>
  useWrite('lesson_people/delete', options);
