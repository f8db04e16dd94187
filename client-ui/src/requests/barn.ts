import { get, type Reply } from '@leadline/api-client';
import { queryOptions } from '@tanstack/react-query';

/** The barn's name, place, clock and what it lets families do. */
export type Barn = Reply<'farms/farmDefaults'>['farmDefaults'];

/** Whether families book anything by themselves: lessons, or the makeups they were given. */
export const takesBookings = (barn: Barn): boolean =>
  barn.clients_can_book_lessons === 1 || barn.clients_can_book_makeups === 1;

export const barnQuery = () =>
  queryOptions({
    queryKey: ['barn'],
    queryFn: ({ signal }) => get('farms/farmDefaults', {}, signal),
    select: (reply): Barn => reply.farmDefaults,
    staleTime: 5 * 60_000,
  });
