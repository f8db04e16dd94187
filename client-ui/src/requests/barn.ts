import { queryOptions } from '@tanstack/react-query';
import { read, type Reply } from './contract';

/** The barn's name, place, clock and what it lets families do. */
export type Barn = Reply<'farms/farmDefaults'>['farmDefaults'];

export const barnQuery = () =>
  queryOptions({
    queryKey: ['barn'],
    queryFn: ({ signal }) => read('farms/farmDefaults', {}, signal),
    select: (reply): Barn => reply.farmDefaults,
    staleTime: 5 * 60_000,
  });
