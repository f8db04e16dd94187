import { startStripeSimulator, type StripeSimulator } from '../../simulators/stripe/server.mjs';
import { CreateSuperUser } from '../../src/modules/identity/commands/create-super-user.js';
import { createPaymentCustomer } from '../../src/modules/farms/jobs/create-payment-customer.js';
import { ChangePreference } from '../../src/modules/farms/commands/change-preference.js';
import { hashPassword } from '../../src/platform/auth/passwords.js';
import { PaymentProvider } from '../../src/platform/payments/payment-provider.js';
import type { SignedIn } from '../support/requests.js';
import { PASSWORD, type TestBarn } from '../support/test-barn.js';
import { workApp, type WorkApp } from './work-app.js';

const SECRET = 'sk_test_neverInALog';

describe('a barn as a customer of the card provider', () => {
  let stripe: StripeSimulator, app: WorkApp, operator: SignedIn, barn: TestBarn;
  beforeAll(async () => {
    stripe = await startStripeSimulator();
    app = await workApp({ stripe: { secretKey: SECRET, apiUrl: stripe.url } });
    await app.bus.execute(
      new CreateSuperUser({ email: 'super@leadline.test', passwordHash: await hashPassword(PASSWORD) }),
    );
    operator = await app.signIn('super@leadline.test', PASSWORD);
  });
  beforeEach(async () => {
    barn = await app.barn();
  });
  afterAll(async () => {
    await app.stop();
    await stripe.stop();
  });

  const request = (farmId = barn.farmId, who: SignedIn = operator) =>
    app.call(who, 'POST', 'farms/createEqoStripeCustomer', { farm_id: farmId });
  const customers = () => stripe.customers().filter(({ metadata }) => metadata.farm_id === barn.farmId);
  const asked = () => stripe.requests.filter(({ form }) => form['metadata[farm_id]'] === barn.farmId);
  const noted = async () =>
    (await app.call(barn.admin, 'GET', 'farms/farmDefaults')).body.farmDefaults.eqo_stripe_customer_id as string | null;
  /** A job that waits for its next attempt may be overlooked for a moment: the note is what counts. */
  const untilNoted = async () => {
    for (;;) {
      await app.settled(barn.farmId);
      const id = await noted();
      if (id) return id;
    }
  };
  const events = async () =>
    (
      await app.owner<
        { type: string }[]
      >`select type from event where farm_id = ${barn.farmId} and type like 'farms.PaymentCustomer%' order by position`
    ).map(({ type }) => type);

  // R241 F16
  it('may choose among the provider’s plans, and waits for none where it is away', async () => {
    const plans = async () =>
      (await app.call(operator, 'GET', 'super/index', { farm_id: barn.farmId })).body.options_plan as object[];
    expect(await plans()).toEqual([
      { id: 'price_simulated_monthly', name: 'Leadline Monthly', label: 'Leadline Monthly' },
      { id: 'price_simulated_yearly', name: 'Leadline Yearly', label: 'Leadline Yearly' },
    ]);
    stripe.refuse(503);
    expect(await plans()).toEqual([]);
  });

  it('is made by a job, and its id noted among the barn’s settings', async () => {
    await barn.run(ChangePreference, { field: 'email', value: 'office@maplehill.test' });
    expect((await request()).status).toBe(200);
    await app.settled(barn.farmId);
    expect(customers()).toMatchObject([{ name: 'Maple Hill', email: 'office@maplehill.test' }]);
    expect(await noted()).toBe(customers()[0]!.id);
    expect(await events()).toEqual(['farms.PaymentCustomerRequested', 'farms.PaymentCustomerCreated']);
  });

  it('is one, however often and by how many at once it is asked for', async () => {
    await Promise.all([request(), request(), request()]);
    await app.settled(barn.farmId);
    await request();
    await app.settled(barn.farmId);
    expect(asked()).toHaveLength(1);
    expect(await events()).toHaveLength(2);
  });

  it('stays the same one when the answer was lost after the provider’s yes', async () => {
    // The SDK asks once more by itself: lost twice, it is the job's next attempt that finds the customer.
    stripe.loseAnswer();
    stripe.loseAnswer();
    await request();
    expect(await untilNoted()).toBe(customers()[0]!.id);
    expect(new Set(asked().map(({ key }) => key)).size).toBe(1);
    expect(asked()).toHaveLength(3);
    expect(customers()).toHaveLength(1);
  });

  it('is tried again when the provider is away', async () => {
    stripe.refuse(503);
    await request();
    expect(await untilNoted()).toBe(customers()[0]!.id);
    expect(asked()).toHaveLength(2);
  });

  it('goes to the failed jobs at once when the provider says no, and can be tried again from there', async () => {
    stripe.refuse(400, 'invalid_request_error');
    await request();
    await app.settled(barn.farmId);
    expect(await noted()).toBeNull();
    const [job] = (await app.jobs.failed(10)).filter(({ data }) => (data as { farmId: string }).farmId === barn.farmId);
    expect(job).toMatchObject({ name: createPaymentCustomer.name, attempts: 1 });
    expect(job!.reason).toContain('400');
    expect(JSON.stringify(job)).not.toContain(SECRET);
    await app.call(operator, 'POST', 'super/jobs/retry', { ids: [job!.id] });
    expect(await untilNoted()).toBe(customers()[0]!.id);
  });

  it('is the super user’s to ask for, and of a barn that exists', async () => {
    for (const who of [barn.admin, barn.instructor, barn.family])
      expect((await request(undefined, who)).status).toBe(403);
    expect((await request(barn.newId())).status).toBe(404);
    expect(await events()).toEqual([]);
  });

  it('is asked for under a key that the provider keeps to one request', async () => {
    const provider = app.app.get(PaymentProvider);
    const customer = { farmId: barn.farmId, name: 'Maple Hill', idempotencyKey: `${barn.farmId}-key` };
    const first = await provider.createCustomer(customer);
    expect(await provider.createCustomer(customer)).toBe(first);
    await expect(provider.createCustomer({ ...customer, name: 'Oak Hill' })).rejects.toThrow(/400/);
  });
});
