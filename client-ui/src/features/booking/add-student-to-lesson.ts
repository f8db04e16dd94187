import { newKey, post } from '@leadline/api-client';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { refreshSchedule } from '../../requests/lesson-schedule';
import { refreshPurchases } from '../../requests/student-purchases';
import { refreshBookable } from './bookable-lessons';

export type Booking = {
  readonly lesson_date_time_id: string;
  readonly student_id: string;
  readonly scheduled_date: string;
  readonly use_makeup: 0 | 1;
};

type Reply = { readonly result: string };

/** One key per opened sheet, so that a second tap books nothing twice. */
export const useAddStudentToLesson = () => {
  const client = useQueryClient();
  const [key] = useState(newKey);
  return useMutation({
    mutationFn: (booking: Booking) => post<Reply>('lesson_people/addStudentToLesson', booking, key),
    onSettled: (_reply, _error, booking) => {
      void refreshBookable(client);
      void refreshSchedule(client, booking.student_id);
      void refreshPurchases(client, booking.student_id);
    },
  });
};
