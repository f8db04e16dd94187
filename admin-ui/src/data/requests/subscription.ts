import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { get, post, type ApiError, type Reply } from '@leadline/api-client';
import { barnQuery } from './barn';
import { keys } from './keys';

export type Plan = NonNullable<Reply<'payments/getStripePlanDescription'>['plan']>;
type Offer = { readonly plan: Plan | null; readonly key: Reply<'payments/getPublicStripeKey'> };

/** The barn's plan, and what the card form needs. R186 */
export const useOffer = () =>
  useQuery<Offer, ApiError>({
    queryKey: keys.offer,
    queryFn: async ({ signal }) => {
      const [{ plan }, key] = await Promise.all([
        get('payments/getStripePlanDescription', {}, signal),
        get('payments/getPublicStripeKey', {}, signal),
      ]);
      return { plan, key };
    },
    staleTime: Infinity,
  });

/** Subscribes with a card, and notes it with the barn, which is Live then. R186 */
export const useSubscribe = ({ plan_id, customer_id }: Plan) => {
  const client = useQueryClient();
  return useMutation<void, ApiError, string>({
    mutationFn: async (paymentMethodId) => {
      const { subscription } = await post('payments/createSubscription', {
        customerId: customer_id,
        paymentMethodId,
        priceId: plan_id,
      });
      const { farmDefaults } = await post('farms/createSubscription', {
        eqo_subscription_id: subscription.id,
        eqo_stripe_plan_id: plan_id,
      });
      client.setQueryData(barnQuery.queryKey, (known) => known && { ...known, farmDefaults });
    },
  });
};

/** The provider's page for the barn's card and invoices. R187 */
export const usePortal = (then: (url: string) => void) =>
  useMutation<Reply<'payments/stripePortal'>, ApiError, void>({
    mutationFn: () => post('payments/stripePortal', {}),
    onSuccess: ({ url }) => then(url),
  });
