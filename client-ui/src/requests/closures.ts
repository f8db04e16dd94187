import { get, type Query, type Reply } from '@leadline/api-client';
import { queryOptions } from '@tanstack/react-query';
import { daysLater } from '../format/dates';

type Closure = Reply<'closed_days/between'>['closures'][number];
type Days = Query<'closed_days/between'>;
/** What the barn is closed for, by day. */
export type ClosedDays = ReadonlyMap<string, string>;

const byDay = (closures: readonly Closure[], { from, to }: Days): ClosedDays => {
  const days = new Map<string, string>();
  // The shortest stands first and says most.
  for (const { name, first_day, last_day } of closures.toReversed())
    for (let day = first_day < from ? from : first_day; day <= last_day && day <= to; day = daysLater(day, 1))
      days.set(day, name);
  return days;
};

export const closedDaysQuery = (days: Days) =>
  queryOptions({
    queryKey: ['closed-days', days.from, days.to],
    queryFn: ({ signal }) => get('closed_days/between', { ...days }, signal),
    select: ({ closures }) => byDay(closures, days),
    staleTime: 60_000,
  });
