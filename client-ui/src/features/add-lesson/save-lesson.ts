import { newKey, post, type Input } from '@leadline/api-client';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useRef } from 'react';
import { refreshCalendar } from '../../requests/calendar-lessons';
import { refreshSchedule } from '../../requests/lesson-schedule';
import { refreshPurchases } from '../../requests/student-purchases';

export type NewLesson = Input<'lessons/createRecurringLesson'>;

/** The same wish has the same key, so that a second tap adds nothing twice; another wish has another. */
export const useSaveLesson = (studentId: string) => {
  const client = useQueryClient();
  const sent = useRef({ wish: '', key: '' });
  return useMutation({
    mutationFn: (lesson: NewLesson) => {
      const wish = JSON.stringify(lesson);
      if (sent.current.wish !== wish) sent.current = { wish, key: newKey() };
      const call = lesson.is_recuring === 1 ? 'lessons/createRecurringLesson' : 'lessons/createSingleLesson';
      return post(call, lesson, sent.current.key);
    },
    onSuccess: () => {
      void refreshCalendar(client);
      void refreshSchedule(client, studentId);
      void refreshPurchases(client, studentId);
    },
  });
};
