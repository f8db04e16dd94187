import { post, type Input } from '@leadline/api-client';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { refreshSchedule, replaceInSchedule } from '../../requests/schedule-changes';
import { refreshPurchases } from '../../requests/refresh-purchases';
import { cancelPreviewQuery } from '../../requests/cancel-preview';

export const useCancelStudent = (studentId: string) => {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (cancellation: Input<'lesson_people/cancelStudent'>) =>
      post('lesson_people/cancelStudent', cancellation),
    onSuccess: ({ lessonpeopletoreturn: [changed] }) => {
      if (changed) replaceInSchedule(client, changed);
      void refreshSchedule(client, studentId);
      void refreshPurchases(client);
    },
    // What was read is not what would happen: it is said anew, or why it cannot be.
    onError: (_error, { id }) => void client.invalidateQueries({ queryKey: cancelPreviewQuery(id).queryKey }),
  });
};
