import { post, type ActionReply } from '@leadline/api-client';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { refreshCalendar } from '../../requests/calendar-lessons';
import { refreshSchedule } from '../../requests/schedule-changes';
import { refreshRegistrations } from '../../requests/registrations';
import { refreshPurchases } from '../../requests/refresh-purchases';

/** Lessons come or go, and so does what pays for them. */
const useRefresh = () => {
  const client = useQueryClient();
  return (studentIds: readonly string[]): void => {
    void refreshCalendar(client);
    void refreshRegistrations(client);
    for (const studentId of studentIds) {
      void refreshSchedule(client, studentId);
      void refreshPurchases(client);
    }
  };
};

/** All of them, or none with the reason. What follows is heard even where the question has left the screen meanwhile. F12 R148 */
export const useRegister = (sessionId: string, onDone: (reply: ActionReply<'addStudentToRegistration'>) => void) => {
  const refresh = useRefresh();
  return useMutation({
    mutationFn: (studentIds: readonly string[]) =>
      post('addStudentToRegistration', { series_id: sessionId, student_ids: [...studentIds] }),
    onSuccess: onDone,
    onSettled: (_reply, _error, studentIds) => refresh(studentIds),
  });
};

/** `seen`: the key of what was shown, so that nothing else happens by now. */
export const useLeave = (sessionId: string, studentId: string, onDone: () => void) => {
  const refresh = useRefresh();
  return useMutation({
    mutationFn: (seen: string | undefined) =>
      post('deleteStudentRegistration', {
        series_id: sessionId,
        student_id: studentId,
        ...(seen && { seen_outcome_key: seen }),
      }),
    onSuccess: onDone,
    onSettled: () => refresh([studentId]),
  });
};

/** The place that is kept is declined, or one waits no longer. */
export const useGiveUp = (sessionId: string, studentId: string, onDone: () => void) => {
  const refresh = useRefresh();
  return useMutation({
    mutationFn: () => post('registrations/giveUp', { series_id: sessionId, student_id: studentId }),
    onSuccess: onDone,
    onSettled: () => refresh([studentId]),
  });
};

/** Onto the waiting list of a full session, all of them or none. */
export const useWait = (sessionId: string, onDone: (reply: ActionReply<'registrations/wait'>) => void) => {
  const refresh = useRefresh();
  return useMutation({
    mutationFn: (studentIds: readonly string[]) =>
      post('registrations/wait', { series_id: sessionId, student_ids: [...studentIds] }),
    onSuccess: onDone,
    onSettled: (_reply, _error, studentIds) => refresh(studentIds),
  });
};
