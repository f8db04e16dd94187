import { queryOptions } from '@tanstack/react-query';
import { read, type Reply } from './contract';

type WholeReply = Reply<'people/getUserClients'>;

export type AccountHolder = NonNullable<WholeReply['account']>;
export type Member = WholeReply['members'][number];
export type Family = Pick<WholeReply, 'account' | 'members'>;

export const familyQuery = (personId: string) =>
  queryOptions({
    queryKey: ['family', personId],
    queryFn: ({ signal }): Promise<Family> => read('people/getUserClients', { person_id: personId }, signal),
    staleTime: 5 * 60_000,
  });
