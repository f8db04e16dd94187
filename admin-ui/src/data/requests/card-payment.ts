import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { get, post, type ActionReply, type ApiError, type Input } from '@leadline/api-client';
import type { CardFormKeys } from '@leadline/api-client/card-form';
import { keys } from './keys';

export type Started = ActionReply<'payments/createPaymentIntentAndCustomer'>;
export type Paid = ActionReply<'payments/createPaymentFromStripe'>;

/** What the provider's card form needs; null where the barn takes no cards. R176 */
export const useCardKeys = () =>
  useQuery({
    queryKey: keys.cardKeys,
    queryFn: async ({ signal }): Promise<CardFormKeys | null> => {
      const [{ publicKey, script_url: scriptUrl }, { stripe_account_id: accountId, takes_cards }] = await Promise.all([
        get('payments/getPublicStripeKey', {}, signal),
        get('payments/getFarmAccountId', {}, signal),
      ]);
      return takes_cards === 1 && publicKey && scriptUrl && accountId ? { publicKey, scriptUrl, accountId } : null;
    },
  });

/** Begun at the provider; the same wish is the same payment, for the server too. R177 R178 */
export const useStarted = (wish: Input<'payments/createPaymentIntentAndCustomer'>) =>
  useQuery<Started, ApiError>({
    queryKey: keys.cardPayment(wish),
    queryFn: () => post('payments/createPaymentIntentAndCustomer', wish),
    staleTime: Infinity,
    gcTime: 0,
    retry: false,
  });

/** What the provider has received is recorded by the barn, once, and everything about money is fetched anew. R177 D10 */
export const useRecordPaid = () => {
  const client = useQueryClient();
  return useMutation<Paid, ApiError, string>({
    mutationFn: (reference) => post('payments/createPaymentFromStripe', { reference }),
    onSettled: () => client.invalidateQueries({ queryKey: keys.lessons }),
  });
};
