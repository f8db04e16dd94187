import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { ask, get, type Query, type Reply } from '@leadline/api-client';
import { keys } from './keys';

export type Unbilled = Reply<'lesson_billing/index'>;
export type UnbilledAccount = Unbilled['accounts'][number];
export type UnbilledPlace = UnbilledAccount['places'][number];
export type LessonBilling = Reply<'lesson_billing/run'>;

/** Lessons that were ridden and that nothing covers, by account. */
export const useUnbilled = (asked: Query<'lesson_billing/index'>) =>
  useQuery({
    queryKey: keys.unbilled(asked),
    queryFn: ({ signal }) => get('lesson_billing/index', asked, signal),
    placeholderData: keepPreviousData,
  });

/** What billing these lessons comes to; a question, whose ids are too many for an address. */
export const useLessonBillingPreview = (ids: readonly string[]) =>
  useQuery({
    queryKey: keys.lessonBillingPreview(ids),
    queryFn: () => ask('lesson_billing/preview', { lesson_person_ids: [...ids] }),
    gcTime: 0,
  });

const isUnderWay = ({ state }: LessonBilling) => state === 'running' || state === 'reverting';

/** Looked at every second for as long as it goes on. */
export const useLessonBilling = (id: string) =>
  useQuery({
    queryKey: keys.lessonBilling(id),
    queryFn: ({ signal }) => get('lesson_billing/run', { id }, signal),
    refetchInterval: ({ state: { data } }) => (data && isUnderWay(data) ? 1000 : false),
  });

/** The newest first. */
export const useLessonBillings = () =>
  useQuery({
    queryKey: keys.lessonBillings,
    queryFn: ({ signal }) => get('lesson_billing/runs', {}, signal),
    select: ({ runs }) => runs,
  });
