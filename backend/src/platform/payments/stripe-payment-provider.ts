import type Stripe from 'stripe';
import { PaymentProvider, ProviderRefusal, type NewCustomer, type Plan } from './payment-provider.js';

const PATIENCE_MS = 10_000;
/** Somebody looks at the screen. */
const SCREEN_PATIENCE_MS = 3_000;
/** Conflict and rate limit are temporary. */
const PASSING = [409, 429];

export interface StripeAccess {
  secretKey: string;
  apiUrl?: string;
}

/** The queue retries: it waits longer, and survives a restart. */
export class StripePaymentProvider extends PaymentProvider {
  private opened?: Promise<Stripe>;

  constructor(private readonly access: StripeAccess) {
    super();
  }

  async createCustomer({ farmId, name, email, idempotencyKey }: NewCustomer) {
    const customer = { name, ...(email && { email }), metadata: { farm_id: farmId } };
    const created = await this.ask((stripe) => stripe.customers.create(customer, { idempotencyKey }));
    return created.id;
  }

  async plans(): Promise<readonly Plan[]> {
    const wanted = { active: true, type: 'recurring', limit: 100, expand: ['data.product'] } as const;
    const { data } = await this.ask((stripe) =>
      stripe.prices.list({ ...wanted, expand: [...wanted.expand] }, { timeout: SCREEN_PATIENCE_MS }),
    );
    return data.map(({ id, nickname, product }) => ({ id, name: nickname ?? nameOf(product) ?? id }));
  }

  private async ask<Answer>(question: (stripe: Stripe) => Promise<Answer>): Promise<Answer> {
    try {
      return await question(await (this.opened ??= this.open()));
    } catch (error) {
      throw classified(error);
    }
  }

  private async open() {
    const { secretKey, apiUrl } = this.access;
    const { default: Sdk } = await import('stripe');
    return new Sdk(secretKey, {
      timeout: PATIENCE_MS,
      maxNetworkRetries: 0,
      telemetry: false,
      ...(apiUrl && placeOf(new URL(apiUrl))),
    });
  }
}

const nameOf = (product: Stripe.Price['product']) =>
  typeof product === 'object' && !product.deleted ? product.name : undefined;

const placeOf = ({ protocol, hostname, port }: URL) => ({
  protocol: protocol === 'http:' ? ('http' as const) : ('https' as const),
  host: hostname,
  ...(port && { port }),
});

/** Only codes are kept, because messages may quote what was sent. */
function classified(error: unknown) {
  const { type, rawType, code, param, statusCode, requestId } = error as Partial<Stripe.errors.StripeError>;
  if (!type?.startsWith('Stripe')) return error;
  const told = [type, rawType, statusCode, code, param, requestId].filter(Boolean).join(' ');
  const passes = statusCode === undefined || statusCode >= 500 || PASSING.includes(statusCode);
  return passes ? new Error(told) : new ProviderRefusal(told);
}
