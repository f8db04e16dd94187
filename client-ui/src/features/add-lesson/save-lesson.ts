import { post, type Input } from '@leadline/api-client';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { refreshCalendar } from '../../requests/calendar-lessons';
import { refreshSchedule } from '../../requests/schedule-changes';
import { refreshPurchases } from '../../requests/refresh-purchases';

export type NewLesson = Input<'lessons/createRecurringLesson'>;

export const useSaveLesson = (studentId: string) => {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (lesson: NewLesson) =>
      post(lesson.is_recuring === 1 ? 'lessons/createRecurringLesson' : 'lessons/createSingleLesson', lesson),
    onSuccess: () => {
      void refreshCalendar(client);
      void refreshSchedule(client, studentId);
      void refreshPurchases(client);
    },
  });
};
