import { get, type Reply } from '@leadline/api-client';
import { queryOptions } from '@tanstack/react-query';
import type { Part } from '../family/may';

/** The barn's name, place, clock and what it lets families do. */
export type Barn = Reply<'farms/farmDefaults'>['farmDefaults'];

/** Whether families book anything by themselves: lessons, or the makeups they were given. */
export const takesBookings = (barn: Barn): boolean =>
  barn.clients_can_book_lessons === 1 || barn.clients_can_book_makeups === 1;

const asked = {
  queryKey: ['barn'],
  queryFn: ({ signal }: { signal: AbortSignal }) => get('farms/farmDefaults', {}, signal),
  staleTime: 5 * 60_000,
};

export const barnQuery = () => queryOptions({ ...asked, select: (reply): Barn => reply.farmDefaults });

/** Of the same answer: the part of whoever is signed in. */
export const partQuery = () =>
  queryOptions({ ...asked, select: ({ currentUser }): Part => (currentUser.family_part ?? null) as Part });
