import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { post, type ApiError, type Input } from '@leadline/api-client';
import { cardKeys, recordPaid, type CardPaid, type StartedPayment } from '@leadline/api-client/card-payment';
import { keys } from './keys';

/** What the provider's card form needs; null where the barn takes no cards. R176 */
export const useCardKeys = () => useQuery({ queryKey: keys.cardKeys, queryFn: ({ signal }) => cardKeys(signal) });

/** Begun at the provider; the same wish is the same payment, for the server too. R177 R178 */
export const useStarted = (wish: Input<'payments/createPaymentIntentAndCustomer'>) =>
  useQuery<StartedPayment, ApiError>({
    queryKey: keys.cardPayment(wish),
    queryFn: () => post('payments/createPaymentIntentAndCustomer', wish),
    staleTime: Infinity,
    gcTime: 0,
    retry: false,
  });

/** Recorded by the barn; everything about money is fetched anew. R177 */
export const useRecordPaid = () => {
  const client = useQueryClient();
  return useMutation<CardPaid, ApiError, string>({
    mutationFn: recordPaid,
    onSettled: () => client.invalidateQueries({ queryKey: keys.lessons }),
  });
};
