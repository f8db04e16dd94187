import type Stripe from 'stripe';
import {
  CardPayments,
  type Confirmation,
  type Dispute,
  type Intent,
  type NewCardCustomer,
  type NewIntent,
  type NewRefund,
  type ProviderEvent,
  type Refund,
} from './card-payments.js';
import { authorizeUrl, scriptUrl, type StripeAccess } from './stripe-access.js';
import type { StripeClient } from './stripe-client.js';

const MOST_CARDS = 20;

const PHASES: Readonly<Record<string, Intent['phase']>> = {
  requires_capture: 'held',
  succeeded: 'paid',
  canceled: 'ended',
};
const idOf = (reference: string | { id: string } | null) =>
  typeof reference === 'string' ? reference : (reference?.id ?? null);

const intentOf = (found: Stripe.PaymentIntent): Intent => ({
  id: found.id,
  clientSecret: found.client_secret,
  status: found.status,
  phase: PHASES[found.status] ?? 'open',
  receivedMinor: found.amount_received,
  currency: found.currency.toUpperCase(),
  paymentMethodId: idOf(found.payment_method),
  lastTry: idOf(found.latest_charge),
});

const REFUND_STATES: Readonly<Record<string, Refund['state']>> = {
  succeeded: 'done',
  failed: 'failed',
  canceled: 'failed',
};
const refundOf = ({ id, status, amount, metadata }: Stripe.Refund): Refund => ({
  id,
  state: REFUND_STATES[status ?? ''] ?? 'pending',
  amountMinor: amount,
  paymentId: metadata?.payment_id ?? null,
});

/** An inquiry takes no money yet. */
const isInquiry = ({ status }: Stripe.Dispute) => status.startsWith('warning');
const DECIDED: Readonly<Record<string, Dispute['state']>> = { won: 'won', lost: 'lost' };
const disputeOf = ({ id, status, amount, evidence_details: { due_by: due } }: Stripe.Dispute): Dispute => ({
  id,
  state: DECIDED[status] ?? 'open',
  amountMinor: amount,
  evidenceBy: due === null ? null : new Date(due * 1000),
});

/** Everything on the barn's own account ("direct charges"): the money never passes through ours. */
export class StripeCardPayments extends CardPayments {
  constructor(
    private readonly access: StripeAccess,
    private readonly client: StripeClient,
  ) {
    super();
  }

  form() {
    const { publicKey } = this.access;
    return publicKey ? { publicKey, scriptUrl: scriptUrl(this.access) } : undefined;
  }

  connectAddress(state: string, returnTo: string) {
    const { clientId } = this.access;
    if (!clientId) return undefined;
    const asked = { response_type: 'code', client_id: clientId, scope: 'read_write', state, redirect_uri: returnTo };
    return `${authorizeUrl(this.access)}?${new URLSearchParams(asked).toString()}`;
  }

  async accountOf(code: string) {
    const said = await this.client.ask((stripe) => stripe.oauth.token({ grant_type: 'authorization_code', code }));
    if (!said.stripe_user_id) throw new Error('The provider named no account.');
    return said.stripe_user_id;
  }

  async createCustomer({ accountId, farmId, name, email, idempotencyKey }: NewCardCustomer) {
    const customer = { name, ...(email && { email }), metadata: { farm_id: farmId } };
    const options = { stripeAccount: accountId, idempotencyKey };
    const created = await this.client.ask((stripe) => stripe.customers.create(customer, options));
    return created.id;
  }

  async cards(accountId: string, customerId: string) {
    const wanted = { type: 'card', limit: MOST_CARDS } as const;
    const { data } = await this.client.ask((stripe) =>
      stripe.customers.listPaymentMethods(customerId, wanted, { stripeAccount: accountId }),
    );
    return data.flatMap(({ id, card }) => (card ? [{ id, last4: card.last4, brand: card.brand }] : []));
  }

  async createIntent(wanted: NewIntent) {
    const { accountId, customerId, farmId, paymentId, amountMinor, currency, isHeld, idempotencyKey } = wanted;
    const intent = {
      amount: amountMinor,
      currency: currency.toLowerCase(),
      ...(customerId && { customer: customerId }),
      ...(isHeld && { capture_method: 'manual' as const }),
      payment_method_types: ['card'],
      metadata: { farm_id: farmId, payment_id: paymentId },
    };
    const options = { stripeAccount: accountId, idempotencyKey };
    return intentOf(await this.client.ask((stripe) => stripe.paymentIntents.create(intent, options)));
  }

  async intent(accountId: string, intentId: string) {
    const options = { stripeAccount: accountId };
    return intentOf(await this.client.ask((stripe) => stripe.paymentIntents.retrieve(intentId, {}, options)));
  }

  async confirm(accountId: string, intentId: string, { paymentMethodId, absent, idempotencyKey }: Confirmation) {
    const how = { payment_method: paymentMethodId, ...(absent && { off_session: true }) };
    const options = { stripeAccount: accountId, idempotencyKey };
    return intentOf(await this.client.ask((stripe) => stripe.paymentIntents.confirm(intentId, how, options)));
  }

  async capture(accountId: string, intentId: string, idempotencyKey: string) {
    const options = { stripeAccount: accountId, idempotencyKey };
    return intentOf(await this.client.ask((stripe) => stripe.paymentIntents.capture(intentId, {}, options)));
  }

  async cancel(accountId: string, intentId: string) {
    const options = { stripeAccount: accountId };
    return intentOf(await this.client.ask((stripe) => stripe.paymentIntents.cancel(intentId, {}, options)));
  }

  async refund({ accountId, intentId, amountMinor, paymentId, idempotencyKey }: NewRefund) {
    const wanted = { payment_intent: intentId, amount: amountMinor, metadata: { payment_id: paymentId } };
    const options = { stripeAccount: accountId, idempotencyKey };
    return refundOf(await this.client.ask((stripe) => stripe.refunds.create(wanted, options)));
  }

  async moneyBack(accountId: string, intentId: string) {
    const [wanted, options] = [{ payment_intent: intentId, limit: 100 }, { stripeAccount: accountId }];
    const [refunds, disputes] = await Promise.all([
      this.client.ask((stripe) => stripe.refunds.list(wanted, options)),
      this.client.ask((stripe) => stripe.disputes.list(wanted, options)),
    ]);
    return {
      refunds: refunds.data.map(refundOf),
      disputes: disputes.data.filter((one) => !isInquiry(one)).map(disputeOf),
    };
  }

  async readEvent(body: Buffer, signature: string): Promise<ProviderEvent | undefined> {
    const { webhookSecret } = this.access;
    if (!webhookSecret || !signature) return undefined;
    const event = await this.client.ask((stripe) =>
      webhookSecret
        .split(',')
        .map((secret) => believed(stripe, { body, signature, secret: secret.trim() }))
        .find((one) => one !== undefined),
    );
    const { id, account = null, type, data } = event ?? {};
    if (!id || !type || !data?.object) return undefined;
    return { id, accountId: account, type, intentId: intentIn(data.object), subscriberId: subscriberIn(data.object) };
  }
}

function believed(stripe: Stripe, { body, signature, secret }: { body: Buffer; signature: string; secret: string }) {
  try {
    return stripe.webhooks.constructEvent(body, signature, secret);
  } catch {
    return undefined;
  }
}

/** The payment that it is about: news of a charge, a refund or a dispute name theirs. */
function intentIn(object: object) {
  const about = object as { object?: string; id?: string; payment_intent?: string | { id: string } | null };
  return about.object === 'payment_intent' ? (about.id ?? null) : idOf(about.payment_intent ?? null);
}

function subscriberIn(object: object) {
  const about = object as { object?: string; customer?: string | { id: string } | null };
  return about.object === 'subscription' ? idOf(about.customer ?? null) : null;
}
