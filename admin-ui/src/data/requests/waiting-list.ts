import { useQuery } from '@tanstack/react-query';
import { get, type Reply } from '@leadline/api-client';
import { keys } from './keys';
import { useWrite } from './use-write';

export type WaitingEntry = Reply<'waiting_list/lesson'>['waiting'][number];
export type KeptForGuest = Reply<'waiting_list/lesson'>['guests'][number];

/** Who waits for a place in a lesson, the first first, and guests for whom one is kept; nothing is asked where there can be none. */
export const useWaitingList = (lessonId: string, isKept: boolean) =>
  useQuery({
    queryKey: keys.waiting(lessonId),
    queryFn: ({ signal }) => get('waiting_list/lesson', { lesson_date_time_id: lessonId }, signal),
    enabled: isKept,
  });

export const useJoinWaiting = () => useWrite('waiting_list/join');
export const useLeaveWaiting = () => useWrite('waiting_list/leave');
export const useOrderWaiting = () => useWrite('waiting_list/order');
