import type { Input } from '@leadline/api-client';
import { useWrite, type WriteOptions } from './use-write';

export type CancelStudent = Input<'lesson_people/cancelStudent'>;

export const useCancelStudent = (options: WriteOptions<'lesson_people/cancelStudent'>) =>
  useWrite('lesson_people/cancelStudent', options);
