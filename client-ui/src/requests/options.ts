import { get, type Reply } from '@leadline/api-client';
import { queryOptions } from '@tanstack/react-query';

/** What a family may choose among: its own riders, and horses where the barn shows them. */
export type Options = Reply<'options/index'>['options'];

export const optionsQuery = () =>
  queryOptions({
    queryKey: ['options'],
    queryFn: ({ signal }) => get('options/index', {}, signal),
    select: (reply): Options => reply.options,
    staleTime: 5 * 60_000,
  });
