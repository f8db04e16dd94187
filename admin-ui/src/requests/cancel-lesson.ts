import type { Input } from '@leadline/api-client';
import { useWrite, type WriteOptions } from './use-write';

export type CancelLesson = Input<'lessons/cancel'>;

export const useCancelLesson = (options: WriteOptions<'lessons/cancel'>) => useWrite('lessons/cancel', options);
