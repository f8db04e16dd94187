import { startStripeSimulator, type StripeSimulator } from '../../simulators/stripe/server.mjs';
import { signed } from '../../simulators/stripe/webhooks.mjs';
import type { TestApp } from '../support/test-app.js';
import type { TestBarn } from '../support/test-barn.js';
import { workApp } from '../work/work-app.js';
import { ConnectCardAccount } from '../../src/modules/farms/contracts.js';
import { shop } from '../../src/modules/billing/test/shop.js';

export const WEBHOOK_SECRET = 'whsec_neverInALog';
export const SECRET_KEY = 'sk_test_neverInALog';

/** The application with a card provider, and what people do about cards in specs. */
export async function openTill() {
  const stripe = await startStripeSimulator();
  const keys = {
    secretKey: SECRET_KEY,
    publicKey: 'pk_test_1',
    clientId: 'ca_1',
    webhookSecret: `${WEBHOOK_SECRET}, whsec_theNextOne`,
  };
  const app = await workApp({ stripe: { ...keys, apiUrl: stripe.url, patienceMs: 2000 } });
  return {
    stripe,
    app,
    /** On the platform's own account. */
    atProvider: (path: string, form: Record<string, string>) => ask(stripe, `v1/${path}`, form),
    /** On a barn's own. */
    atAccount: (account: string, path: string) => ask(stripe, `v1/${path}`, {}, account),
    stop: async () => {
      await app.stop();
      await stripe.stop();
    },
    /** A barn that sells by card: 13 % tax, 2 % fee; 10 lessons for 450 are 518.67. */
    connected: (preferences: object = {}) => connectedBarn(app, stripe, preferences),
    /** The webhook, as the provider tells it; `age` in seconds since it was signed. */
    tell: (event: object, secret = WEBHOOK_SECRET, age = 0) => {
      const { payload, signature } = signed(event, secret, Math.floor(Date.now() / 1000) - age);
      const headers = { 'content-type': 'application/json', 'stripe-signature': signature };
      return app.app.inject({ method: 'POST', url: '/api/webhooks/stripe', payload, headers });
    },
  };
}

/** As our server asks the provider. */
async function ask({ url }: StripeSimulator, path: string, form: Record<string, string>, account?: string) {
  const headers = { authorization: `Bearer ${SECRET_KEY}`, ...(account && { 'stripe-account': account }) };
  const said = await fetch(`${url}/${path}`, { method: 'POST', headers, body: new URLSearchParams(form) });
  return (await said.json()) as { id: string };
}

/** A barn that takes cards on an account of its own: 13 % tax, 2 % fee, unless wished otherwise. */
export async function connectedBarn(app: Pick<TestApp, 'barn'>, stripe: StripeSimulator, preferences: object = {}) {
  const usual = { can_use_invoices: 1, clients_can_buy_online: 1, tax_percent: 0.13, stripe_convenience_fee: 0.02 };
  const barn = await app.barn({ preferences: { ...usual, ...preferences } });
  const { code, account } = stripe.connect();
  await ask(stripe, 'oauth/token', { grant_type: 'authorization_code', code });
  await barn.run(ConnectCardAccount, { accountId: account });
  return paying(barn, stripe, account);
}

export type Till = Awaited<ReturnType<typeof openTill>>;
export type PayingBarn = Awaited<ReturnType<Till['connected']>>;

async function paying(barn: TestBarn, stripe: StripeSimulator, account: string) {
  const office = shop(barn);
  const product = await office.newProduct({ purchase_online: 1 });
  const family = await barn.newFamily({ students: 2 });
  const [student = ''] = family.studentIds;
  const line = (details: object = {}) => ({ product_id: product.id, student_id: student, ...details });
  const start = (body: object = { item_details: [line()] }, who = family) =>
    barn.call(who, 'POST', 'payments/createPaymentIntentAndCustomer', { person_id: family.personId, ...body });
  const confirm = (payment_intent_id: string, payment_method_id: string, who = family) =>
    barn.call(who, 'POST', 'payments/confirmPaymentIntent', { payment_intent_id, payment_method_id });
  const paid = (reference: string, who = family) =>
    barn.call(who, 'POST', 'payments/createPaymentFromStripe', { reference });
  /** In the browser, with the card form. */
  const enter = (intent: { id: string; client_secret: string }, card = '4242424242424242', details: object = {}) =>
    stripe.browse(account, `payment_intents/${intent.id}/confirm`, {
      client_secret: intent.client_secret,
      'payment_method_data[card][number]': card,
      ...details,
    });
  const payments = () =>
    barn.read(
      (sql) =>
        sql<
          {
            payment_id: string;
            transaction_type: string;
            total_minor: number;
            fee_minor: number;
            reference: string | null;
            paid: boolean;
          }[]
        >`select payment_id, transaction_type, total_minor, fee_minor, reference, paid from payment order by created_at, payment_id`,
    );
  const states = () =>
    barn.read((sql) => sql<{ state: string }[]>`select state from card_payment order by created_at, payment_id`);
  const invoice = async () => (await office.sell(line(), { invoice: 1 })).payment;
  return {
    barn,
    office,
    product,
    family,
    student,
    account,
    line,
    start,
    confirm,
    paid,
    enter,
    payments,
    states,
    invoice,
  };
}
