import { get } from '@leadline/api-client';
import { queryOptions } from '@tanstack/react-query';

export type Member = {
  readonly id: string;
  readonly person_id: string;
  readonly student_id: string | null;
  readonly person_name: string;
  readonly is_active: 0 | 1;
  readonly level?: string | null;
};

export type AccountHolder = {
  readonly id: string;
  readonly person_name: string;
  readonly contact_email: string | null;
  readonly contact_mobile: string | null;
  readonly contact_homephone: string | null;
  readonly is_active: 0 | 1;
};

export type Family = { readonly account: AccountHolder | null; readonly members: readonly Member[] };

const fetchFamily = (personId: string, signal: AbortSignal): Promise<Family> =>
  get<Family>('people/getUserClients', { person_id: personId }, signal);

export const familyQuery = (personId: string) =>
  queryOptions({
    queryKey: ['family', personId],
    queryFn: ({ signal }) => fetchFamily(personId, signal),
    staleTime: 5 * 60_000,
  });
