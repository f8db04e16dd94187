import { get } from '@leadline/api-client';
import { queryOptions, type QueryClient } from '@tanstack/react-query';

/** A lesson with free places that this rider may join; what it would use is worked out by the server. */
export type BookableLesson = {
  readonly id: string;
  readonly lesson_date_time_id: string;
  readonly title: string;
  readonly scheduled_date: string;
  readonly scheduled_starttime: string;
  readonly duration: number;
  readonly program_name: string | null;
  readonly location_name: string | null;
  readonly instructor_name: string | null;
  readonly color_code: string | null;
  readonly available: number | null;
  readonly covered_by?: { readonly product_name: string; readonly remain: number; readonly start_count: number } | null;
};

type Reply = { readonly events: readonly BookableLesson[]; readonly buffer: number | null };

export type BookingRange = { readonly studentId: string; readonly from: string; readonly to: string };

const key = ['bookable-lessons'] as const;

const fetchBookable = ({ studentId, from, to }: BookingRange, signal: AbortSignal): Promise<Reply> =>
  get<Reply>('lessons/index', { view: 'booking', date1: from, date2: to, student_id: studentId, filters: { student_id: studentId } }, signal);

export const bookableLessonsQuery = (range: BookingRange) =>
  queryOptions({
    queryKey: [...key, range],
    queryFn: ({ signal }) => fetchBookable(range, signal),
    staleTime: 10_000,
  });

/** Places change with every booking, for every rider of the family. */
export const refreshBookable = (client: QueryClient): Promise<void> => client.invalidateQueries({ queryKey: key });
