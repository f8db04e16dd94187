type How = { readonly payment_method?: unknown; readonly setup_future_usage?: string };
type Change = (typed: { readonly empty: boolean }) => void;

/**
 * The provider's script for tests of screens, as far as its card form is used: `type` into its field, where `declined` is a card that
 * the bank refuses; `kept` is what was confirmed, each secret with the kept card's id, or the wish to keep a new one.
 */
export const fakeCardProvider = () => {
  let [typed, change]: [string, Change] = ['', () => undefined];
  const kept: (readonly [secret: string, usage: string | undefined])[] = [];
  const provider = () => ({
    elements: () => ({
      create: () => ({
        mount: () => undefined,
        destroy: () => undefined,
        on: (_: string, listener: Change) => void (change = listener),
      }),
    }),
    confirmCardPayment: (secret: string, { payment_method, setup_future_usage }: How) => {
      kept.push([secret, typeof payment_method === 'string' ? payment_method : setup_future_usage]);
      return Promise.resolve(
        typed === 'declined' ? { error: { message: 'Your card was declined.' } } : { paymentIntent: { id: 'pi_1' } },
      );
    },
  });
  const type = (card: string): void => {
    typed = card;
    change({ empty: card === '' });
  };
  return { provider, type, kept };
};
