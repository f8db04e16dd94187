import type { Input } from '@leadline/api-client';
import { useWrite } from './use-write';

type CreateLesson = 'lessons/createSingleLesson' | 'lessons/createRecurringLesson';
export type NewLesson = Input<'lessons/createRecurringLesson'>;

export const useCreateLesson = (recurring: boolean) =>
  useWrite<CreateLesson>(recurring ? 'lessons/createRecurringLesson' : 'lessons/createSingleLesson');
