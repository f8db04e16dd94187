import { useQuery } from '@tanstack/react-query';
import { get, type Reply } from '@leadline/api-client';
import { keys } from './keys';

export type DueCharge = Reply<'payments/dueCharges'>['charges'][number];
export type PlaceRelease = NonNullable<DueCharge['release']>;

/** What is charged to an account's saved card by itself, and what failed. */
export const useDueCharges = (personId: string) =>
  useQuery({
    queryKey: keys.dueCharges(personId),
    queryFn: ({ signal }) => get('payments/dueCharges', { person_id: personId }, signal),
  });
