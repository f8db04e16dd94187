import { get, type Reply } from '@leadline/api-client';
import { queryOptions } from '@tanstack/react-query';

/** The barn's name, place, clock and what it lets families do. */
export type Barn = Reply<'farms/farmDefaults'>['farmDefaults'];

export const barnQuery = () =>
  queryOptions({
    queryKey: ['barn'],
    queryFn: ({ signal }) => get('farms/farmDefaults', {}, signal),
    select: (reply): Barn => reply.farmDefaults,
    staleTime: 5 * 60_000,
  });
