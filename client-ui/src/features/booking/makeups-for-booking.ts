import { get } from '@leadline/api-client';
import { queryOptions } from '@tanstack/react-query';
import type { Makeup } from '../../requests/client-lesson';

type Reply = { readonly makeups: readonly Makeup[] };

const fetchMakeups = (studentId: string, date: string, signal: AbortSignal): Promise<Reply> =>
  get<Reply>('lesson_people/getStudentMakeupsForBooking', { student_id: studentId, scheduled_date: date }, signal);

/** The makeups that could pay for a lesson on that day, the one that ends soonest first. */
export const makeupsForBookingQuery = (studentId: string, date: string) =>
  queryOptions({
    queryKey: ['makeups-for-booking', studentId, date],
    queryFn: ({ signal }) => fetchMakeups(studentId, date, signal),
    select: (reply) => reply.makeups,
    staleTime: 0,
  });
