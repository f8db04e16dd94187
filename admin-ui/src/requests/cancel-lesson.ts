import type { Input } from '@leadline/api-client';
import { useWrite, type WriteOptions } from './use-write';
import type { Lessons } from './types';

export type CancelLesson = Input<'CancelLessonInput'>;

export const useCancelLesson = (options: WriteOptions<CancelLesson, Lessons>) => useWrite('lessons/cancel', options);
