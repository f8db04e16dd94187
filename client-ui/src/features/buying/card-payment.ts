import { asApiError, post, type ActionReply, type Input } from '@leadline/api-client';
import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { refreshPurchases } from '../../requests/student-purchases';
import type { CartLine } from './cart';

/** What is paid for: a cart, or an invoice. */
export type Wish = { readonly lines: readonly CartLine[] } | { readonly invoiceId: string };

export type Started = ActionReply<'payments/createPaymentIntentAndCustomer'>;
export type Paid = ActionReply<'payments/createPaymentFromStripe'>;

const input = (wish: Wish): Input<'payments/createPaymentIntentAndCustomer'> =>
  'invoiceId' in wish
    ? { payment_id: wish.invoiceId }
    : {
        item_details: wish.lines.map(({ productId, studentId }) => ({ product_id: productId, student_id: studentId })),
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

export class AuthenticationWanted extends Error {}

const AGAIN = ['requires_source_action', 'requires_action'];

/** With a saved card. Where the bank wants to ask, the card is entered again. R177 */
export const useSavedCard = ({ payment_intent: { id } }: Started, then: (paid: Paid) => void) => {
  const record = useRecord(then);
  return useMutation<void, Error, string>({
    mutationFn: async (cardId) => {
      const { confirmstatus } = await post('payments/confirmPaymentIntent', {
        payment_intent_id: id,
        payment_method_id: cardId,
      });
      if (AGAIN.includes(confirmstatus.status)) throw new AuthenticationWanted();
      await record(confirmstatus.id);
    },
  });
};

/** What the provider has received is recorded by the barn, once. R177 D10 */
export const useRecord = (then: (paid: Paid) => void) => {
  const client = useQueryClient();
  return async (reference: string) => {
    const paid = await post('payments/createPaymentFromStripe', { reference });
    const buyers = new Set(paid.items.map(({ student_id }) => student_id));
    for (const studentId of buyers) void refreshPurchases(client, studentId);
    void client.invalidateQueries({ queryKey: ['financial'] });
    void client.invalidateQueries({ queryKey: ['payment-items'] });
    then(paid);
  };
};

export const wordsOf = (error: Error): string => `Payment failed: ${asApiError(error).message}`;
