import { useQuery } from '@tanstack/react-query';
import { get, type Reply } from '@leadline/api-client';
import { keys } from './keys';

export type Confirmation = Reply<'payments/confirmations'>['confirmations'][number];

/** Payments by card that a family was asked to confirm, and did not pay in the last weeks. E12 */
export const useConfirmations = (personId: string) =>
  useQuery({
    queryKey: keys.confirmations(personId),
    queryFn: ({ signal }) => get('payments/confirmations', { person_id: personId }, signal),
  });
