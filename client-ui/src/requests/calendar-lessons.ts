import { get, type Query, type Reply } from '@leadline/api-client';
import { queryOptions, type QueryClient } from '@tanstack/react-query';

type Calendar = Reply<'lessons/calendar'>;
type Block = Calendar['lessons'][number];
/** What is 0 or nothing is left out on the wire. */
export type CalendarRider = Partial<NonNullable<Block['riders']>[number]> & { readonly name: string };
export type CalendarLesson = Omit<Block, 'riders'> & { readonly riders?: readonly CalendarRider[] };
export type CalendarDays = { readonly from: string; readonly to: string };
export type CalendarFilters = NonNullable<Query<'lessons/calendar'>['filters']>;

const key = ['calendar-lessons'] as const;

/** What the barn shows the family of these days; whom it sees in them is the server's decision. */
export const calendarLessonsQuery = ({ from, to }: CalendarDays, filters: CalendarFilters) =>
  queryOptions({
    queryKey: [...key, from, to, filters],
    queryFn: ({ signal }) => get('lessons/calendar', { date1: from, date2: to, people: 1, filters }, signal),
    placeholderData: (before) => before,
    staleTime: 10_000,
  });

export const refreshCalendar = (client: QueryClient): Promise<void> => client.invalidateQueries({ queryKey: key });
