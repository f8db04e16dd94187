import { get, type Reply } from '@leadline/api-client';
import { queryOptions } from '@tanstack/react-query';

export type PublicListing = Reply<'public/public'>['list'][number];

/** How a barn introduces itself to anybody who has its public address. */
export const publicListingQuery = (publicId: string) =>
  queryOptions({
    queryKey: ['public-listing', publicId],
    queryFn: ({ signal }) => get('public/public', { public_id: publicId }, signal),
    select: ({ list }): PublicListing | null => list[0] ?? null,
    staleTime: 5 * 60_000,
  });
