import { cardKeys } from '@leadline/api-client/card-payment';
import { queryOptions } from '@tanstack/react-query';

/** What the provider's card form needs; null where the barn takes no cards. R176 */
export const cardKeysQuery = () =>
  queryOptions({ queryKey: ['card-keys'], queryFn: ({ signal }) => cardKeys(signal), staleTime: 5 * 60_000 });
