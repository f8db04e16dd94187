import { queryOptions, useQuery } from '@tanstack/react-query';
import { get } from '@leadline/api-client';
import { orKept } from '@/data/without-signal/kept';
import { keys } from './keys';
import type { LessonWarning } from './lesson-warnings';

const none: readonly LessonWarning[] = [];

/** The name under which a day's warnings are kept. */
export const keptWarningsName = (day: string) => `warnings ${day}`;

const isOf = (day: string, key: ReturnType<typeof keys.lessonWarnings> | undefined) =>
  key !== undefined && (key[2] as { dbday?: string }).dbday === day;

export const dayWarningsQuery = (day: string, seen: number) =>
  queryOptions({
    queryKey: keys.lessonWarnings({ dbday: day }, seen),
    queryFn: ({ signal }) => orKept(keptWarningsName(day), () => get('lessons/warnings', { dbday: day }, signal)),
    networkMode: 'always',
    // Of another day they say nothing of this one.
    placeholderData: (before, query) => (isOf(day, query?.queryKey) ? before : undefined),
    enabled: seen > 0,
  });

/**
 * Who and what is wanted twice or too much on a day; asked again whenever the day itself was fetched, at `seen`. Awaited is the first
 * answer, once: what failed is asked again beside what is read already.
 */
export function useDayWarnings(day: string, seen: number) {
  const { data, isLoading, isFetched, failureCount } = useQuery(dayWarningsQuery(day, seen));
  return { warnings: data?.warnings ?? none, isAwaited: isLoading && !isFetched && failureCount === 0 };
}
