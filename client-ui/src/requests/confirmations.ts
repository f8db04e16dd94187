import { get, post, type Reply } from '@leadline/api-client';
import { queryOptions } from '@tanstack/react-query';

export type Confirmation = Reply<'payments/confirmation'>;

/** Payments by card that the family was asked to confirm. E12 */
export const confirmationsQuery = (personId: string) =>
  queryOptions({
    queryKey: ['financial', personId, 'confirmations'],
    queryFn: ({ signal }) => get('payments/confirmations', { person_id: personId }, signal),
  });

/** One of them, with what the browser needs to confirm it. */
export const confirmationQuery = (paymentId: string) =>
  queryOptions({
    queryKey: ['confirmation', paymentId],
    queryFn: ({ signal }) => get('payments/confirmation', { payment_id: paymentId }, signal),
    gcTime: 0,
    retry: false,
  });

export const declineConfirmation = (paymentId: string) => post('payments/endConfirmation', { payment_id: paymentId });
