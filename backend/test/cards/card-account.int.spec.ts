import { startStripeSimulator, type StripeSimulator } from '../../simulators/stripe/server.mjs';
import { signed } from '../../simulators/stripe/webhooks.mjs';
import type { TestBarn } from '../support/test-barn.js';
import { testApp, type OwnApp } from '../support/test-app.js';

const WEBHOOK_SECRET = 'whsec_neverInALog';

describe("a barn's account with the card provider", () => {
  let stripe: StripeSimulator, app: OwnApp, barn: TestBarn;
  beforeAll(async () => {
    stripe = await startStripeSimulator();
    const keys = { secretKey: 'sk_test_1', publicKey: 'pk_test_1', clientId: 'ca_1', webhookSecret: WEBHOOK_SECRET };
    app = await testApp({ stripe: { ...keys, apiUrl: stripe.url } });
  });
  beforeEach(async () => {
    barn = await app.barn();
  });
  afterAll(async () => {
    await app.stop();
    await stripe.stop();
  });

  const ask = (who = barn.admin) => app.call(who, 'GET', 'payments/getConnectUrl');
  const add = (given: object, who = barn.admin) => app.call(who, 'POST', 'payments/addAccount', given);
  const account = async (who = barn.admin) => (await app.call(who, 'GET', 'payments/getFarmAccountId')).body;
  const stateFor = async (who = barn.admin) => new URL((await ask(who)).body.url).searchParams.get('state') ?? '';
  const tell = (event: object, secret = WEBHOOK_SECRET, at?: number) => {
    const { payload, signature } = signed(event, secret, at);
    return app.app.inject({
      method: 'POST',
      url: '/api/webhooks/stripe',
      payload,
      headers: { 'content-type': 'application/json', 'stripe-signature': signature },
    });
  };
  const log = async () => (await barn.log()).map(({ type }) => type).filter((type) => type.includes('CardAccount'));

  // R003 R053 R184
  it('is connected by an administrator who comes back from the provider with a code', async () => {
    expect(await account()).toEqual({ stripe_account_id: null, takes_cards: 0 });
    const { body } = await ask();
    const asked = new URL(body.url).searchParams;
    expect(Object.fromEntries(asked)).toMatchObject({
      response_type: 'code',
      client_id: 'ca_1',
      scope: 'read_write',
      redirect_uri: expect.stringMatching(/\/admin\/url$/),
    });
    const page = await (await fetch(body.url)).text();
    const back = new URL(/href="([^"]*code=[^"]*)"/.exec(page)![1]!.replaceAll('&amp;', '&')).searchParams;
    expect(back.get('scope')).toBe('read_write');
    const answer = await add({ code: back.get('code'), state: back.get('state') });
    expect(answer).toMatchObject({ status: 200, body: { stripe_account_id: expect.stringMatching(/^acct_/) } });
    expect(await account()).toEqual({ stripe_account_id: answer.body.stripe_account_id, takes_cards: 1 });
    expect(await account(barn.family)).toEqual({ stripe_account_id: answer.body.stripe_account_id, takes_cards: 1 });
    expect(await log()).toEqual(['farms.CardAccountConnected']);
  });

  it('is not connected by an answer that was asked for by nobody, another, or too long ago', async () => {
    const other = await app.barn();
    const { code } = stripe.connect();
    const old = await stateFor();
    const foreign = new URL((await app.call(other.admin, 'GET', 'payments/getConnectUrl')).body.url).searchParams.get(
      'state',
    );
    app.clock.set('2026-11-20T17:00:00Z');
    for (const state of ['forged', `${old.split('.')[0]}.x`, old, foreign])
      expect(await add({ code, state })).toMatchObject({ status: 409, body: { code: 'connection_expired' } });
    expect(await add({ code })).toMatchObject({ status: 400 });
    expect(await account()).toMatchObject({ stripe_account_id: null });
  });

  it('is not connected by a code that the provider does not know or that was used, and can be tried again', async () => {
    const { code, account: accountId } = stripe.connect();
    expect(await add({ code: 'ac_made_up', state: await stateFor() })).toMatchObject({
      status: 409,
      body: { code: 'connection_refused' },
    });
    stripe.refuse(503);
    expect((await add({ code, state: await stateFor() })).status).toBe(503);
    expect(await add({ code, state: await stateFor() })).toMatchObject({ body: { stripe_account_id: accountId } });
    expect(await add({ code, state: await stateFor() })).toMatchObject({ status: 409 });
    expect(await account()).toMatchObject({ stripe_account_id: accountId });
  });

  // R176 E13
  it('counts from its fourth character', async () => {
    for (const [accountId, takes] of [
      ['abc', 0],
      ['abcd', 1],
    ] as const) {
      await app.owner`
        update farm set preferences = preferences || ${app.owner.json({ stripe_account_id: accountId })} where farm_id = ${barn.farmId}`;
      expect(await account()).toEqual({ stripe_account_id: accountId, takes_cards: takes });
    }
  });

  it('is gone once the provider says that the barn took its yes back', async () => {
    const { code, account: accountId } = stripe.connect();
    await add({ code, state: await stateFor() });
    const news = {
      id: 'evt_1',
      object: 'event',
      type: 'account.application.deauthorized',
      account: accountId,
      data: { object: {} },
    };
    for (const secret of ['whsec_another', '']) expect((await tell(news, secret)).statusCode).toBe(400);
    expect((await tell(news, WEBHOOK_SECRET, 1_600_000_000)).statusCode).toBe(400);
    expect(await account()).toMatchObject({ stripe_account_id: accountId });
    for (const _twice of [1, 2]) expect((await tell(news)).statusCode).toBe(200);
    expect(await account()).toEqual({ stripe_account_id: null, takes_cards: 0 });
    expect(await log()).toEqual(['farms.CardAccountConnected', 'farms.CardAccountDisconnected']);
  });

  it('takes news that are longer than any form, up to a quarter of a megabyte', async () => {
    const news = (kib: number) => ({
      id: `evt_${kib}`,
      type: 'payment_intent.succeeded',
      data: { object: { note: 'x'.repeat(kib * 1024) } },
    });
    expect((await tell(news(200))).statusCode).toBe(200);
    expect((await tell(news(257))).statusCode).toBe(413);
  });

  it('is of no use to pages that guess at the webhook, which is limited', async () => {
    const unsigned = { method: 'POST', url: '/api/webhooks/stripe', payload: { id: 'evt_1' } } as const;
    expect((await app.app.inject(unsigned)).statusCode).toBe(400);
    const strict = await testApp({ publicLimit: 2, on: app.config.ownerUrl });
    const answers = [];
    for (let n = 0; n < 3; n++) answers.push((await strict.app.inject(unsigned)).statusCode);
    await strict.stop();
    expect(answers).toEqual([400, 400, 429]);
  });

  it('is not offered where the platform has no keys of its own', async () => {
    const bare = await testApp({ stripe: { secretKey: 'sk_test_1' }, on: app.config.ownerUrl });
    expect((await bare.call(barn.admin, 'GET', 'payments/getPublicStripeKey')).body).toEqual({
      publicKey: null,
      script_url: null,
    });
    expect((await bare.call(barn.admin, 'GET', 'payments/getConnectUrl')).body).toEqual({ url: null });
    await bare.stop();
    expect((await app.call(barn.family, 'GET', 'payments/getPublicStripeKey')).body).toEqual({
      publicKey: 'pk_test_1',
      script_url: `${stripe.url}/v3/`,
    });
  });

  it('is the administrators’ to connect', async () => {
    for (const who of [barn.instructor, barn.family]) {
      expect((await ask(who)).status).toBe(403);
      expect((await add({ code: 'ac_1', state: 'x' }, who)).status).toBe(403);
    }
  });
});
