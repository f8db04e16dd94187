import { keepPreviousData, queryOptions, useQuery } from '@tanstack/react-query';
import { get } from '@leadline/api-client';
import { orKept } from '@/data/without-signal/kept';
import { keys } from './keys';
import type { LessonWarning } from './lesson-warnings';

const none: readonly LessonWarning[] = [];

/** The name under which a day's warnings are kept. */
export const keptWarningsName = (day: string) => `warnings ${day}`;

export const dayWarningsQuery = (day: string, seen: number) =>
  queryOptions({
    queryKey: keys.lessonWarnings({ dbday: day }, seen),
    queryFn: ({ signal }) => orKept(keptWarningsName(day), () => get('lessons/warnings', { dbday: day }, signal)),
    networkMode: 'always',
    placeholderData: keepPreviousData,
    enabled: seen > 0,
  });

/** Who and what is wanted twice or too much on a day; asked again whenever the day itself was fetched, at `seen`. */
export const useDayWarnings = (day: string, seen: number): readonly LessonWarning[] =>
  useQuery(dayWarningsQuery(day, seen)).data?.warnings ?? none;
