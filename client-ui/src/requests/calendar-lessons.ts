import { get, type Query, type Reply } from '@leadline/api-client';
import { queryOptions, type QueryClient } from '@tanstack/react-query';

type Calendar = Reply<'lessons/index'>;
export type CalendarLesson = Calendar['lessons'][number];
export type CalendarRider = Calendar['LessonStudents'][number];
export type CalendarDays = { readonly from: string; readonly to: string };
export type CalendarFilters = NonNullable<Query<'lessons/index'>['filters']>;

const key = ['calendar-lessons'] as const;

/** What the barn shows the family of these days; whom it sees in them is the server's decision. */
export const calendarLessonsQuery = ({ from, to }: CalendarDays, filters: CalendarFilters) =>
  queryOptions({
    queryKey: [...key, from, to, filters],
    queryFn: ({ signal }) => get('lessons/index', { date1: from, date2: to, filters }, signal),
    placeholderData: (before) => before,
    staleTime: 10_000,
  });

export const refreshCalendar = (client: QueryClient): Promise<void> => client.invalidateQueries({ queryKey: key });
