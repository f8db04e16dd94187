import { get } from '@leadline/api-client';
import type { CardFormKeys } from '@leadline/api-client/card-form';
import { queryOptions } from '@tanstack/react-query';

/** What the provider's card form needs; null where the barn takes no cards. R176 */
export const cardKeysQuery = () =>
  queryOptions({
    queryKey: ['card-keys'],
    queryFn: async ({ signal }): Promise<CardFormKeys | null> => {
      const [{ publicKey, script_url: scriptUrl }, { stripe_account_id: accountId, takes_cards }] = await Promise.all([
        get('payments/getPublicStripeKey', {}, signal),
        get('payments/getFarmAccountId', {}, signal),
      ]);
      return takes_cards === 1 && publicKey && scriptUrl && accountId ? { publicKey, scriptUrl, accountId } : null;
    },
    staleTime: 5 * 60_000,
  });
