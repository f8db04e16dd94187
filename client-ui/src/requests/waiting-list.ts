import { get, post, type Input, type Reply } from '@leadline/api-client';
import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { refreshCalendar } from './calendar-lessons';
import { refreshSchedule } from './schedule-changes';
import { refreshPurchases } from './refresh-purchases';

/** A lesson that one of the family's riders waits for. */
export type Waiting = Reply<'waiting_list/own'>['waiting'][number];

const key = ['waiting-list'] as const;
/** Lessons to choose from say who waits, too. */
const bookable = ['bookable-lessons'] as const;

/** Of all riders, what is offered first; asked again and again, because an offer ends. */
export const ownWaitingQuery = () =>
  queryOptions({
    queryKey: key,
    queryFn: async ({ signal }) => (await get('waiting_list/own', {}, signal)).waiting,
    refetchInterval: 60_000,
  });

type Calls = 'waiting_list/join' | 'waiting_list/leave' | 'waiting_list/take';

const useWaiting = <Name extends Calls>(name: Name) => {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (input: Input<Name>) => post(name, input),
    onSettled: (_reply, _error, { student_id }) => {
      void client.invalidateQueries({ queryKey: key });
      void client.invalidateQueries({ queryKey: bookable });
      void refreshCalendar(client);
      void refreshSchedule(client, student_id);
      void refreshPurchases(client);
    },
  });
};

export const useJoinWaiting = () => useWaiting('waiting_list/join');
export const useLeaveWaiting = () => useWaiting('waiting_list/leave');
export const useTakeOffer = () => useWaiting('waiting_list/take');
