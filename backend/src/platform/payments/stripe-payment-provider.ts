import type Stripe from 'stripe';
import { PaymentProvider, type NewCustomer, type Plan } from './payment-provider.js';
import type { StripeClient } from './stripe-client.js';

/** Somebody looks at the screen. */
const SCREEN_PATIENCE_MS = 3_000;

/** The queue retries: it waits longer, and survives a restart. */
export class StripePaymentProvider extends PaymentProvider {
  constructor(private readonly client: StripeClient) {
    super();
  }

  async createCustomer({ farmId, name, email, idempotencyKey }: NewCustomer) {
    const customer = { name, ...(email && { email }), metadata: { farm_id: farmId } };
    const created = await this.client.ask((stripe) => stripe.customers.create(customer, { idempotencyKey }));
    return created.id;
  }

  async plans(): Promise<readonly Plan[]> {
    const wanted = { active: true, type: 'recurring', limit: 100, expand: ['data.product'] } as const;
    const { data } = await this.client.ask((stripe) =>
      stripe.prices.list({ ...wanted, expand: [...wanted.expand] }, { timeout: SCREEN_PATIENCE_MS }),
    );
    return data.map(({ id, nickname, product }) => ({ id, name: nickname ?? nameOf(product) ?? id }));
  }
}

const nameOf = (product: Stripe.Price['product']) =>
  typeof product === 'object' && !product.deleted ? product.name : undefined;
