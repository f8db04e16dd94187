import { get } from '@leadline/api-client';
import { queryOptions } from '@tanstack/react-query';

/** The makeups that could pay for a lesson on that day, the one that ends soonest first. */
export const makeupsForBookingQuery = (studentId: string, date: string) =>
  queryOptions({
    queryKey: ['makeups-for-booking', studentId, date],
    queryFn: ({ signal }) =>
      get('lesson_people/getStudentMakeupsForBooking', { student_id: studentId, scheduled_date: date }, signal),
    select: (reply) => reply.makeups,
    staleTime: 0,
  });
