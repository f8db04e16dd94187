import { post, type Input } from '@leadline/api-client';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { refreshCalendar } from '../../requests/calendar-lessons';
import { refreshSchedule } from '../../requests/schedule-changes';
import { refreshPurchases } from '../../requests/refresh-purchases';
import { refreshBookable } from './bookable-lessons';

export type Booking = Input<'lesson_people/addStudentToLesson'>;

export const useAddStudentToLesson = () => {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (booking: Booking) => post('lesson_people/addStudentToLesson', booking),
    onSettled: (_reply, _error, booking) => {
      void refreshBookable(client);
      void refreshCalendar(client);
      void refreshSchedule(client, booking.student_id);
      void refreshPurchases(client);
    },
  });
};
