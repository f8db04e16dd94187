import { ask, get, type Reply } from '@leadline/api-client';
import { keepPreviousData, queryOptions } from '@tanstack/react-query';

/** A package as it is sold, with what it pays for. */
export type Product = Reply<'products/index'>['products'][number];

/** What families may buy by themselves. R170 */
export const productsQuery = () =>
  queryOptions({
    queryKey: ['products'],
    queryFn: ({ signal }) => get('products/index', { is_active: 1, purchase_online: 1 }, signal),
    select: ({ products }): readonly Product[] => products,
  });

/** What a cart comes to. Reckoned by the server alone. R171 R172 */
export const quoteQuery = (productIds: readonly string[]) =>
  queryOptions({
    queryKey: ['quote', productIds],
    queryFn: () => ask('items/quote', { item_details: productIds.map((product_id) => ({ product_id })) }),
    placeholderData: keepPreviousData,
    staleTime: 60_000,
  });
