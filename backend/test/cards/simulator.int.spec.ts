import { startStripeSimulator, type StripeSimulator } from '../../simulators/stripe/server.mjs';

interface Said {
  id: string;
  status: string;
  error: { type: string; code?: string; message: string };
}

/** What the provider would refuse, its simulator refuses, or tests and the demo would pass with calls that fail for money. */
describe('the simulated card provider', () => {
  let stripe: StripeSimulator;
  beforeAll(async () => {
    stripe = await startStripeSimulator();
  });
  afterAll(() => stripe.stop());

  const ask = async (
    account: string,
    path: string,
    form: Record<string, string>,
    more: Record<string, string> = {},
  ) => {
    const answer = await fetch(`${stripe.url}/v1/${path}`, {
      method: 'POST',
      headers: { authorization: 'Bearer sk_test_1', 'stripe-account': account, ...more },
      body: new URLSearchParams(form),
    });
    return { status: answer.status, body: (await answer.json()) as Said };
  };
  const connected = async () => {
    const { code, account } = stripe.connect();
    await fetch(`${stripe.url}/oauth/token`, {
      method: 'POST',
      headers: { authorization: 'Bearer sk_test_1' },
      body: new URLSearchParams({ grant_type: 'authorization_code', code }),
    });
    return account;
  };
  const customerOn = async (account: string) => (await ask(account, 'customers', { name: 'Paula' })).body.id;
  const amount = { amount: '5000', currency: 'usd' };
  const number = { 'payment_method_data[card][number]': '4242424242424242' };

  it('refuses a key whose first request is under way, and gives its answer afterwards', async () => {
    const account = await connected();
    const key = { 'idempotency-key': 'one-refund' };
    const release = stripe.hold(/payment_intents$/);
    const first = ask(account, 'payment_intents', amount, key);
    while (!stripe.requests.some((one) => one.key === 'one-refund')) await new Promise(setImmediate);
    expect(await ask(account, 'payment_intents', amount, key)).toMatchObject({
      status: 409,
      body: { error: { type: 'idempotency_error', code: 'idempotency_key_in_use' } },
    });
    release();
    const { id } = (await first).body;
    expect((await ask(account, 'payment_intents', amount, key)).body.id).toBe(id);
  });

  it('refuses a key that comes with other parameters', async () => {
    const account = await connected();
    const key = { 'idempotency-key': 'one-sum' };
    await ask(account, 'payment_intents', amount, key);
    expect(await ask(account, 'payment_intents', { ...amount, amount: '5001' }, key)).toMatchObject({
      status: 400,
      body: { error: { type: 'idempotency_error' } },
    });
  });

  it.each([
    ['2025-08-27.basil', 200],
    ['2019-12-03', 200],
    ['newest', 400],
    ['2025-8-27', 400],
  ])('answers a request of API version %s with %i', async (version, status) => {
    const account = await connected();
    expect((await ask(account, 'payment_intents', amount, { 'stripe-version': version })).status).toBe(status);
  });

  it('knows no customer of another account', async () => {
    const [ours, theirs] = [await connected(), await connected()];
    const customer = await customerOn(theirs);
    expect(await ask(ours, 'payment_intents', { ...amount, customer })).toMatchObject({
      body: { error: { code: 'resource_missing' } },
    });
    expect((await ask(theirs, 'payment_intents', { ...amount, customer })).status).toBe(200);
  });

  it('charges no card that is kept for another customer', async () => {
    const account = await connected();
    const [owner, other] = [await customerOn(account), await customerOn(account)];
    const own = (await ask(account, 'payment_intents', { ...amount, customer: owner })).body;
    const paid = await ask(account, `payment_intents/${own.id}/confirm`, {
      ...number,
      setup_future_usage: 'off_session',
    });
    const { payment_method } = paid.body as unknown as { payment_method: string };
    const wish = (await ask(account, 'payment_intents', { ...amount, customer: other })).body;
    expect(await ask(account, `payment_intents/${wish.id}/confirm`, { payment_method })).toMatchObject({
      status: 400,
      body: { error: { message: 'The payment method is attached to another customer.' } },
    });
  });

  it('knows no account that has not said yes', async () => {
    expect(await ask('acct_nobody', 'payment_intents', amount)).toMatchObject({
      status: 403,
      body: { error: { code: 'account_invalid' } },
    });
  });
});
