import { get } from '@leadline/api-client';
import { queryOptions } from '@tanstack/react-query';

/** What cancelling comes to, for anybody who has the barn's public address. */
export const publicPolicyQuery = (publicId: string) =>
  queryOptions({
    queryKey: ['public-policy', publicId],
    queryFn: ({ signal }) => get('public/policy', { public_id: publicId }, signal),
  });
