import type { Input } from '@leadline/api-client';
import { useWrite, type WriteOptions } from './use-write';
import type { Lesson, Lessons } from './types';

export type NewLesson = Input<'CreateSeriesInput'>;

type Reply = Lessons & { readonly lesson: Lesson };

export const useCreateLesson = (recurring: boolean, options: WriteOptions<NewLesson, Reply>) =>
  useWrite(recurring ? 'lessons/createRecurringLesson' : 'lessons/createSingleLesson', options);
