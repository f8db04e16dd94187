import { useQuery } from '@tanstack/react-query';
import { get, type Reply } from '@leadline/api-client';
import { keys } from './keys';
import { useWrite } from './use-write';

export type WaitingEntry = Reply<'waiting_list/lesson'>['waiting'][number];

/** Who waits for a place in a lesson, the first first; nothing is asked where nobody can. */
export const useWaitingList = (lessonId: string, isKept: boolean) =>
  useQuery({
    queryKey: keys.waiting(lessonId),
    queryFn: async ({ signal }) =>
      (await get('waiting_list/lesson', { lesson_date_time_id: lessonId }, signal)).waiting,
    enabled: isKept,
  });

export const useJoinWaiting = () => useWrite('waiting_list/join');
export const useLeaveWaiting = () => useWrite('waiting_list/leave');
export const useOrderWaiting = () => useWrite('waiting_list/order');
