import { asApiError } from './api-error';
import type { CardFormKeys } from './card-form';
import { get } from './client';
import type { ActionReply } from './contract';
import { post } from './post';

/** A payment by card, begun at the provider; and what was recorded of it. */
export type StartedPayment = ActionReply<'payments/createPaymentIntentAndCustomer'>;
export type CardPaid = ActionReply<'payments/createPaymentFromStripe'>;

/** R174 R177 */
export const cardWords = {
  empty: 'PLEASE FILL IN  YOUR CARD DETAILS',
  authenticate: 'Your card requires further authentication.  Please enter your card number again',
  /** What the bank, the provider or the barn refuses, in its own words. */
  failed: (error: unknown) => `Payment failed: ${asApiError(error).message}`,
};

/** What the provider's card form needs; null where the barn takes no cards. R176 */
export const cardKeys = async (signal?: AbortSignal): Promise<CardFormKeys | null> => {
  const [{ publicKey, script_url: scriptUrl }, { stripe_account_id: accountId, takes_cards }] = await Promise.all([
    get('payments/getPublicStripeKey', {}, signal),
    get('payments/getFarmAccountId', {}, signal),
  ]);
  return takes_cards === 1 && publicKey && scriptUrl && accountId ? { publicKey, scriptUrl, accountId } : null;
};

const AGAIN = ['requires_source_action', 'requires_action'];

/** Pays with a card that is kept; null where the bank wants to ask its owner: the card is entered again then. R177 */
export const paySaved = async ({ payment_intent: { id } }: StartedPayment, cardId: string): Promise<string | null> => {
  const { confirmstatus } = await post('payments/confirmPaymentIntent', {
    payment_intent_id: id,
    payment_method_id: cardId,
  });
  return AGAIN.includes(confirmstatus.status) ? null : confirmstatus.id;
};

/** What the provider has received is recorded by the barn, once. R177 D10 */
export const recordPaid = (reference: string): Promise<CardPaid> =>
  post('payments/createPaymentFromStripe', { reference });
