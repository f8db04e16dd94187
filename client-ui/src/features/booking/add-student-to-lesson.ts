import { newKey, post, type Input } from '@leadline/api-client';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { refreshCalendar } from '../../requests/calendar-lessons';
import { refreshSchedule } from '../../requests/lesson-schedule';
import { refreshPurchases } from '../../requests/student-purchases';
import { refreshBookable } from './bookable-lessons';

export type Booking = Input<'lesson_people/addStudentToLesson'>;

/** One key per opened sheet, so that a second tap books nothing twice. */
export const useAddStudentToLesson = () => {
  const client = useQueryClient();
  const [key] = useState(newKey);
  return useMutation({
    mutationFn: (booking: Booking) => post('lesson_people/addStudentToLesson', booking, key),
    onSettled: (_reply, _error, booking) => {
      void refreshBookable(client);
      void refreshCalendar(client);
      void refreshSchedule(client, booking.student_id);
      void refreshPurchases(client, booking.student_id);
    },
  });
};
