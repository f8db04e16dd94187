import type { Input } from '@leadline/api-client';
import { useWrite, type WriteOptions } from './use-write';

export type CancelStudent = Input<'CancelStudentInput'>;

export const useCancelStudent = (options: WriteOptions<CancelStudent, unknown>) =>
  useWrite('lesson_people/cancelStudent', options);
