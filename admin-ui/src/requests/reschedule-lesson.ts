import type { Input } from '@leadline/api-client';
import { useWrite, type WriteOptions } from './use-write';
import type { Lessons } from './types';

export type Reschedule = Input<'RescheduleLessonInput'>;

export const useRescheduleLesson = (options: WriteOptions<Reschedule, Lessons> = {}) =>
  useWrite('lessons/reschedule', options);
