import { get, type Reply } from '@leadline/api-client';
import { queryOptions } from '@tanstack/react-query';

type WholeReply = Reply<'people/getUserClients'>;

export type AccountHolder = NonNullable<WholeReply['account']>;
export type Member = WholeReply['members'][number];
export type Family = Pick<WholeReply, 'account' | 'members'>;

export const familyQuery = (personId: string) =>
  queryOptions({
    queryKey: ['family', personId],
    queryFn: ({ signal }): Promise<Family> => get('people/getUserClients', { person_id: personId }, signal),
    staleTime: 5 * 60_000,
  });
