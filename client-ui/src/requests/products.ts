import { ask, get, type ActionReply, type Input, type Reply } from '@leadline/api-client';
import { keepPreviousData, queryOptions } from '@tanstack/react-query';

/** A package as it is sold, with what it pays for. */
export type Product = Reply<'products/index'>['products'][number];

/** What families may buy by themselves, and how many packages they do not see because they have bought before. R170 */
export const productsQuery = () =>
  queryOptions({
    queryKey: ['products'],
    queryFn: ({ signal }) => get('products/index', { is_active: 1, purchase_online: 1 }, signal),
    select: ({ products, left_out: leftOut }): { readonly products: readonly Product[]; readonly leftOut: number } => ({
      products,
      leftOut,
    }),
  });

type QuotedLine = {
  readonly productId: string;
  readonly studentId: string;
  readonly quantity?: number;
  readonly registration?: string;
};

type QuotedCart = { readonly lines: readonly QuotedLine[]; readonly discountId?: string };

export type Quote = ActionReply<'items/quote'>;

/** What a code opens that a family typed; nothing is used up by it. */
export const lookAtDiscountCode = (wish: Input<'discounts/look'>) => ask('discounts/look', wish);

/** What a cart comes to by card, less discounts and the account's credits. Reckoned by the server alone. R171 R172 C11 */
export const quoteQuery = ({ lines, discountId }: QuotedCart) =>
  queryOptions({
    queryKey: ['quote', lines, discountId],
    queryFn: () =>
      ask('items/quote', {
        item_details: lines.map(({ productId, studentId, quantity, registration }) => ({
          product_id: productId,
          student_id: studentId,
          ...(quantity !== undefined && { quantity }),
          ...(registration && { registration_title: registration }),
        })),
        by_card: 1,
        ...(discountId && { discount_id: discountId }),
      }),
    placeholderData: keepPreviousData,
    staleTime: 60_000,
  });
