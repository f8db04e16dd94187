import { get, type Reply } from '@leadline/api-client';
import { queryOptions, type QueryClient } from '@tanstack/react-query';
import type { Makeup } from '../../requests/client-lesson';

/** A lesson with free places that this rider may join; what it would use is worked out by the server. */
export type BookableLesson = Reply<'lessons/index'>['events'][number];

type Bookable = { readonly events: readonly BookableLesson[] };

export type BookingRange = {
  readonly studentId: string;
  readonly from: string;
  readonly to: string;
  /** Full lessons, too, where the barn keeps waiting lists. */
  readonly withFull?: boolean;
};

/** What a page hands to the sheet over it. */
export type OpenBooking = {
  readonly range: BookingRange;
  readonly page: string;
  /** The one that is being booked; else whichever could pay. */
  readonly makeup?: Makeup | undefined;
};

const key = ['bookable-lessons'] as const;

const fetchBookable = ({ studentId, from, to, withFull }: BookingRange, signal: AbortSignal): Promise<Bookable> =>
  get(
    'lessons/index',
    {
      view: 'booking',
      date1: from,
      date2: to,
      filters: { student_id: studentId },
      ...(withFull && { with_full: 1 }),
    },
    signal,
  );

export const bookableLessonsQuery = (range: BookingRange) =>
  queryOptions({
    queryKey: [...key, range],
    queryFn: ({ signal }) => fetchBookable(range, signal),
    staleTime: 10_000,
  });

/** Places change with every booking, for every rider of the family. */
export const refreshBookable = (client: QueryClient): Promise<void> => client.invalidateQueries({ queryKey: key });
