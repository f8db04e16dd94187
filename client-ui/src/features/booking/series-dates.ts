import { get, post, type Input, type Reply } from '@leadline/api-client';
import { keepPreviousData, queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { refreshCalendar } from '../../requests/calendar-lessons';
import { refreshSchedule } from '../../requests/schedule-changes';
import { refreshPurchases } from '../../requests/refresh-purchases';
import { refreshBookable } from './bookable-lessons';

/** Which dates can be booked, and what those that are wanted use together; both are worked out by the server. */
export type SeriesDates = Reply<'lesson_people/seriesDates'>;
export type SeriesDate = SeriesDates['dates'][number];

type Wish = {
  readonly lessonId: string;
  readonly studentId: string;
  /** Null until the family has chosen: the server proposes. */
  readonly chosen: readonly string[] | null;
};

const key = ['series-dates'] as const;

export const seriesDatesQuery = ({ lessonId, studentId, chosen }: Wish) =>
  queryOptions({
    queryKey: [...key, lessonId, studentId, chosen],
    queryFn: ({ signal }) =>
      get(
        'lesson_people/seriesDates',
        { lesson_date_time_id: lessonId, student_id: studentId, ...(chosen && { chosen }) },
        signal,
      ),
    staleTime: 10_000,
    placeholderData: keepPreviousData,
  });

export const useBookDates = () => {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (dates: Input<'lesson_people/bookDates'>) => post('lesson_people/bookDates', dates),
    onSettled: (_reply, _error, { student_id: studentId }) => {
      void client.invalidateQueries({ queryKey: key });
      void refreshBookable(client);
      void refreshCalendar(client);
      void refreshSchedule(client, studentId);
      void refreshPurchases(client);
    },
  });
};
