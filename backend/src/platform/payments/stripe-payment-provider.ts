import type Stripe from 'stripe';
import {
  PaymentProvider,
  type BarnSubscription,
  type NewCustomer,
  type NewSubscription,
  type Plan,
  type PlanPrice,
} from './payment-provider.js';
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

  async plan(priceId: string): Promise<PlanPrice> {
    const price = await this.client.ask((stripe) => stripe.prices.retrieve(priceId, { expand: ['product'] }));
    const { id, nickname, product, unit_amount: amount, currency, recurring } = price;
    return {
      id,
      name: nickname ?? nameOf(product) ?? id,
      description: typeof product === 'object' && !product.deleted ? product.description : null,
      amountMinor: amount ?? 0,
      currency: currency.toUpperCase(),
      interval: recurring?.interval ?? 'month',
    };
  }

  async subscribe({ farmId, customerId, priceId, paymentMethodId, idempotencyKey }: NewSubscription) {
    await this.client.ask((stripe) => stripe.paymentMethods.attach(paymentMethodId, { customer: customerId }));
    const wanted = {
      customer: customerId,
      items: [{ price: priceId }],
      default_payment_method: paymentMethodId,
      payment_behavior: 'error_if_incomplete',
      metadata: { farm_id: farmId },
    } as const;
    return subscriptionOf(
      await this.client.ask((stripe) =>
        stripe.subscriptions.create({ ...wanted, items: [...wanted.items] }, { idempotencyKey }),
      ),
    );
  }

  async subscription(id: string) {
    return subscriptionOf(await this.client.ask((stripe) => stripe.subscriptions.retrieve(id)));
  }

  async subscriptionsOf(customer: string) {
    const { data } = await this.client.ask((stripe) => stripe.subscriptions.list({ customer, limit: 100 }));
    return data.map(subscriptionOf);
  }

  async portal(customer: string, returnTo: string) {
    const page = await this.client.ask((stripe) =>
      stripe.billingPortal.sessions.create({ customer, return_url: returnTo }),
    );
    return page.url;
  }
}

const LIVE = ['active', 'trialing', 'past_due'];

const subscriptionOf = ({ id, customer, items, status }: Stripe.Subscription): BarnSubscription => ({
  id,
  customerId: typeof customer === 'string' ? customer : customer.id,
  priceId: items.data[0]?.price.id ?? null,
  isLive: LIVE.includes(status),
});

const nameOf = (product: Stripe.Price['product']) =>
  typeof product === 'object' && !product.deleted ? product.name : undefined;
