import { get, post, type Reply } from '@leadline/api-client';
import { queryOptions } from '@tanstack/react-query';

export type DueCharges = Reply<'payments/dueCharges'>;
export type DueCharge = DueCharges['charges'][number];

/** What is charged to a saved card by itself, and what failed. */
export const dueChargesQuery = (personId: string) =>
  queryOptions({
    queryKey: ['financial', personId, 'due-charges'],
    queryFn: ({ signal }) => get('payments/dueCharges', { person_id: personId }, signal),
  });

export const keptCardsQuery = (personId: string) =>
  queryOptions({
    queryKey: ['kept-cards', personId],
    queryFn: ({ signal }) => get('payments/keptCards', { person_id: personId }, signal),
    gcTime: 0,
  });

export const agreeToCharges = (personId: string, card: string) =>
  post('payments/agreeToCharges', { person_id: personId, payment_method: card });

export const endCharges = (personId: string) => post('payments/endCharges', { person_id: personId });
