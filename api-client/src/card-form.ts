/** What the provider's own script says of its field and of what became of a card. */
type Listener = (state: { readonly empty?: boolean; readonly complete?: boolean }) => void;
export interface CardField {
  mount(where: HTMLElement): void;
  on(event: 'ready' | 'change', listener: Listener): unknown;
  focus(): void;
  destroy(): void;
}
type Refused = { readonly error: { readonly message?: string; readonly code?: string } };
type Paying = { readonly payment_method: { readonly card: CardField } } | { readonly payment_method: string };
interface Provider {
  elements(): { create(kind: 'card', options?: object): CardField };
  confirmCardPayment(
    secret: string,
    how?: Paying & { readonly setup_future_usage?: 'off_session' },
  ): Promise<Partial<Refused> & { readonly paymentIntent?: { readonly id: string } }>;
  createPaymentMethod(of: {
    readonly type: 'card';
    readonly card: CardField;
    readonly billing_details: { readonly name: string };
  }): Promise<Partial<Refused> & { readonly paymentMethod?: { readonly id: string } }>;
}
type Open = (publicKey: string, options: { readonly stripeAccount?: string }) => Provider;

export type CardFormKeys = {
  readonly publicKey: string;
  readonly scriptUrl: string;
  /** Of the barn whose money it is; none for what the barn pays Leadline. */
  readonly accountId?: string;
};

/** `refused` is what the bank or the provider says, for whoever pays. */
export type CardOutcome = { readonly id: string } | { readonly refused: string };

export type CardForm = {
  /** Empty until it is typed into; numbers go from it to the provider alone. */
  readonly field: CardField;
  /** Pays what the secret stands for, and asks the bank's questions; `keep`: the card can be used again. */
  readonly pay: (secret: string, keep: boolean) => Promise<CardOutcome>;
  /** A card to be charged later, by its id. */
  readonly card: (name: string) => Promise<CardOutcome>;
};

const scripts = new Map<string, Promise<void>>();

/** Once for each page. */
const loadScript = (src: string): Promise<void> => {
  const loading =
    scripts.get(src) ??
    new Promise<void>((done, failed) => {
      const script = Object.assign(document.createElement('script'), { src });
      script.addEventListener('load', () => done());
      script.addEventListener('error', () => {
        script.remove();
        scripts.delete(src);
        failed(new Error('The card payment provider cannot be reached. Please try again.'));
      });
      document.head.append(script);
    });
  scripts.set(src, loading);
  return loading;
};

const outcomeOf = (id: string | undefined, error: Refused['error'] | undefined): CardOutcome =>
  id ? { id } : { refused: error?.message ?? 'The card payment provider gave no answer.' };

const openProvider = async ({ publicKey, scriptUrl, accountId }: CardFormKeys): Promise<Provider> => {
  await loadScript(scriptUrl);
  const { Stripe: open } = globalThis as unknown as { Stripe: Open };
  return open(publicKey, accountId ? { stripeAccount: accountId } : {});
};

/** Pays what the secret stands for with a card that is kept, and asks its owner the bank's questions. */
export const confirmKept = async (keys: CardFormKeys, secret: string, cardId: string): Promise<CardOutcome> => {
  const provider = await openProvider(keys);
  const { paymentIntent, error } = await provider.confirmCardPayment(secret, { payment_method: cardId });
  return outcomeOf(paymentIntent?.id, error);
};

/** The provider's form; rejects where its script does not load. */
const openCardForm = async (keys: CardFormKeys): Promise<CardForm> => {
  const provider = await openProvider(keys);
  const field = provider.elements().create('card', { hidePostalCode: true });
  return {
    field,
    pay: async (secret, keep) => {
      const how = { payment_method: { card: field }, ...(keep && { setup_future_usage: 'off_session' as const }) };
      const { paymentIntent, error } = await provider.confirmCardPayment(secret, how);
      return outcomeOf(paymentIntent?.id, error);
    },
    card: async (name) => {
      const { paymentMethod, error } = await provider.createPaymentMethod({
        type: 'card',
        card: field,
        billing_details: { name },
      });
      return outcomeOf(paymentMethod?.id, error);
    },
  };
};

type Told = {
  /** Can be asked for a card from then on. */
  readonly opened: (form: CardForm) => void;
  /** Nothing is typed yet, or not any more. */
  readonly empty?: ((isEmpty: boolean) => void) | undefined;
  readonly failed: (words: string) => void;
};

/** Puts the provider's field into a place of the page; `told` is asked whenever there is something to tell. Returns what takes it away. */
export const mountCardForm = (keys: CardFormKeys, place: HTMLElement, told: () => Told): (() => void) => {
  let left = false;
  let form: CardForm | undefined;
  const opened = (made: CardForm): void => {
    form = made;
    if (left) return made.field.destroy();
    made.field.on('change', ({ empty }) => told().empty?.(empty === true));
    made.field.mount(place);
    told().opened(made);
  };
  openCardForm(keys).then(opened, (error: Error) => {
    if (!left) told().failed(error.message);
  });
  return () => {
    left = true;
    form?.field.destroy();
  };
};
