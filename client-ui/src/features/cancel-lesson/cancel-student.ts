import { newKey, post, type Input } from '@leadline/api-client';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { refreshSchedule, replaceInSchedule } from '../../requests/lesson-schedule';
import { refreshPurchases } from '../../requests/student-purchases';
import { cancelPreviewQuery } from './preview-cancel';

/** One key for as long as the sheet is open: tapping again after a lost answer cancels nothing twice. */
export const useCancelStudent = (studentId: string) => {
  const client = useQueryClient();
  const [key] = useState(newKey);
  return useMutation({
    mutationFn: (cancellation: Input<'lesson_people/cancelStudent'>) =>
      post('lesson_people/cancelStudent', cancellation, key),
    onSuccess: ({ lessonpeopletoreturn: [changed] }) => {
      if (changed) replaceInSchedule(client, changed);
      void refreshSchedule(client, studentId);
      void refreshPurchases(client, studentId);
    },
    // What was read is not what would happen: it is said anew, or why it cannot be.
    onError: (_error, { id }) => void client.invalidateQueries({ queryKey: cancelPreviewQuery(id).queryKey }),
  });
};
