import { newKey, post } from '@leadline/api-client';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import type { ClientLesson } from '../../requests/client-lesson';
import { refreshSchedule, replaceInSchedule } from '../../requests/lesson-schedule';
import { refreshPurchases } from '../../requests/student-purchases';

type Cancellation = { readonly id: string; readonly cancel_note: string };
type Reply = { readonly lessonpeopletoreturn: readonly ClientLesson[] };

/** One key for as long as the sheet is open: tapping again after a lost answer cancels nothing twice. */
export const useCancelStudent = (studentId: string) => {
  const client = useQueryClient();
  const [key] = useState(newKey);
  return useMutation({
    mutationFn: (cancellation: Cancellation) => post<Reply>('lesson_people/cancelStudent', cancellation, key),
    onSuccess: ({ lessonpeopletoreturn: [changed] }) => {
      if (changed) replaceInSchedule(client, changed);
      void refreshSchedule(client, studentId);
      void refreshPurchases(client, studentId);
    },
  });
};
