import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { get, type Reply } from '@leadline/api-client';
import { keys } from './keys';

export type DayWarning = Reply<'lessons/warnings'>['warnings'][number];

const none: readonly DayWarning[] = [];

/** Who and what is wanted twice or too much on a day; asked again whenever the day itself was fetched, at `seen`. */
export const useDayWarnings = (day: string, seen: number): readonly DayWarning[] =>
  useQuery({
    queryKey: keys.dayWarnings(day, seen),
    queryFn: async ({ signal }) => (await get('lessons/warnings', { dbday: day }, signal)).warnings,
    placeholderData: keepPreviousData,
    enabled: seen > 0,
  }).data ?? none;
