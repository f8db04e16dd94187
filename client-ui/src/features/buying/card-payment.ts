import { post, type Input } from '@leadline/api-client';
import { recordPaid, type CardPaid } from '@leadline/api-client/card-payment';
import { queryOptions, useQueryClient } from '@tanstack/react-query';
import { refreshPurchases } from '../../requests/refresh-purchases';

/** What is paid for: a cart, or an invoice; `part` of it in cents, without fee. */
export type Wish =
  | { readonly lines: readonly WishedLine[]; readonly discountId?: string; readonly inInstalments?: true }
  | { readonly invoiceId: string; readonly part?: number | undefined };

type WishedLine = {
  readonly productId: string;
  readonly studentId: string;
  /** Of what is sold by a unit. */
  readonly quantity?: number;
  /** The title of the session that it is for. R148 */
  readonly registration?: string;
};

const input = (wish: Wish): Input<'payments/createPaymentIntentAndCustomer'> =>
  'invoiceId' in wish
    ? { payment_id: wish.invoiceId, ...(wish.part !== undefined && { part: wish.part }) }
    : {
        item_details: wish.lines.map(({ productId, studentId, quantity, registration }) => ({
          product_id: productId,
          student_id: studentId,
          ...(quantity !== undefined && { quantity }),
          ...(registration && { registration_title: registration }),
        })),
        ...(wish.discountId && { discount_id: wish.discountId }),
        ...(wish.inInstalments && { in_instalments: 1 as const }),
      };

/**
 * The same wish is the same payment, for the server too, so that a page that is loaded again goes on with it. `total` in cents: what
 * is shown; the server refuses where it is another by now. R177 R178
 */
export const startedQuery = (personId: string, wish: Wish, total?: number) =>
  queryOptions({
    queryKey: ['card-payment', personId, wish, total],
    queryFn: () =>
      post('payments/createPaymentIntentAndCustomer', {
        ...input(wish),
        person_id: personId,
        ...(total !== undefined && { total }),
      }),
    staleTime: Infinity,
    gcTime: 0,
    retry: false,
  });

/** Recorded by the barn, once; what it bought and paid is fetched anew. R177 D10 */
export const useRecord = (then: (paid: CardPaid) => void) => {
  const client = useQueryClient();
  return async (reference: string) => {
    const paid = await recordPaid(reference);
    void refreshPurchases(client);
    void client.invalidateQueries({ queryKey: ['financial'] });
    void client.invalidateQueries({ queryKey: ['payment-items'] });
    then(paid);
  };
};
