import { keepPreviousData, queryOptions, skipToken, useQuery } from '@tanstack/react-query';
import { get, type Query, type Reply } from '@leadline/api-client';
import { addDays } from '@/data/time/day';
import { keys } from './keys';
import { useWrite } from './use-write';

export type Closure = Reply<'closed_days/between'>['closures'][number];
export type Holiday = Reply<'closed_days/holidays'>['holidays'][number];
type Days = Query<'closed_days/between'>;

const none: readonly Closure[] = [];

const closuresQuery = ({ from, to }: Days) =>
  queryOptions({
    queryKey: keys.closures(from, to),
    queryFn: async ({ signal }) => (await get('closed_days/between', { from, to }, signal)).closures,
    placeholderData: keepPreviousData,
    staleTime: 60_000,
  });

/** When the barn is closed within these days, the shortest first; nothing while it is not known, or no days are given. */
export const useClosures = (days: Days | null): readonly Closure[] =>
  useQuery({ ...closuresQuery(days ?? { from: '', to: '' }), enabled: days !== null }).data ?? none;

export const useClosureOn = (day: string): string | null => useClosures({ from: day, to: day })[0]?.name ?? null;

/** What each day of the range is closed for. */
export const closedDays = (closures: readonly Closure[], { from, to }: Days): ReadonlyMap<string, string> => {
  const days = new Map<string, string>();
  for (const { name, first_day, last_day } of closures.toReversed())
    for (let day = first_day < from ? from : first_day; day <= last_day && day <= to; day = addDays(day, 1))
      days.set(day, name);
  return days;
};

export const useHolidayCountries = () =>
  useQuery({
    queryKey: keys.holidayCountries,
    queryFn: ({ signal }) => get('closed_days/countries', {}, signal),
    staleTime: Infinity,
  });

/** Nothing is asked while it is null. */
export const useHolidays = (asked: Query<'closed_days/holidays'> | null) =>
  useQuery({
    queryKey: keys.holidays(asked),
    queryFn: asked ? ({ signal }) => get('closed_days/holidays', asked, signal) : skipToken,
  });

export const useKeepHolidays = () => useWrite('closed_days/keepHolidays');
