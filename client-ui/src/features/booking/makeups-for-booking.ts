import { queryOptions } from '@tanstack/react-query';
import { read } from '../../requests/contract';

/** The makeups that could pay for a lesson on that day, the one that ends soonest first. */
export const makeupsForBookingQuery = (studentId: string, date: string) =>
  queryOptions({
    queryKey: ['makeups-for-booking', studentId, date],
    queryFn: ({ signal }) =>
      read('lesson_people/getStudentMakeupsForBooking', { student_id: studentId, scheduled_date: date }, signal),
    select: (reply) => reply.makeups,
    staleTime: 0,
  });
