import { NotePaymentCustomer } from '../../src/modules/farms/commands/note-payment-customer.js';
import { openTill, type Till } from '../cards/till.js';
import type { TestBarn } from '../support/test-barn.js';

const MONTHLY = 'price_simulated_monthly';

let till: Till, barn: TestBarn, customer: string;
beforeAll(async () => {
  till = await openTill();
});
afterAll(() => till.stop());

const newCustomer = async (of: TestBarn) => {
  const { id } = await till.atProvider('customers', { name: 'Maple Hill' });
  await of.run(NotePaymentCustomer, { customerId: id });
  return id;
};
beforeEach(async () => {
  barn = await till.app.barn({ preferences: { eqo_stripe_plan_id: MONTHLY } });
  customer = await newCustomer(barn);
});

type Who = { token: string };
const post = (path: string, body: object = {}, who: Who = barn.admin) => barn.call(who, 'POST', path, body);
/** As the form in the browser makes it. */
const card = async (number = '4242424242424242') =>
  (await till.stripe.browse(undefined, 'payment_methods', { type: 'card', 'card[number]': number })).id as string;
const subscribe = (paymentMethodId: string, given: object = {}, who?: Who) =>
  post('payments/createSubscription', { customerId: customer, paymentMethodId, priceId: MONTHLY, ...given }, who);
const note = (eqo_subscription_id: string, given: object = {}, who?: Who) =>
  post('farms/createSubscription', { eqo_subscription_id, eqo_stripe_plan_id: MONTHLY, ...given }, who);
const settings = async () => (await barn.call(barn.admin, 'GET', 'farms/farmDefaults')).body.farmDefaults;
const log = async () => (await barn.log()).map(({ type }) => type).filter((type) => /Subscription/.test(type));
const ofBarn = () => till.stripe.subscriptions().filter((one) => one.customer === customer);

describe('a barn’s own subscription', () => {
  it('is to its plan, paid by a card, and noted with the barn: then it is Live (R004, R052, R186)', async () => {
    const { body } = await barn.call(barn.admin, 'GET', 'payments/getStripePlanDescription');
    expect(body.plan).toEqual({
      plan_id: MONTHLY,
      customer_id: customer,
      name: 'Leadline Monthly',
      description: 'Leadline, paid monthly',
      amount: 49,
      currency: 'CAD',
      interval: 'month',
    });
    const made = await subscribe(await card());
    expect(made).toMatchObject({ status: 200, body: { subscription: { id: expect.stringMatching(/^sub_/) } } });
    expect((await settings()).eqo_subscription_id).toBeNull();
    const noted = await note(made.body.subscription.id);
    expect(noted.body.farmDefaults).toMatchObject({
      eqo_subscription_id: made.body.subscription.id,
      eqo_stripe_plan_id: MONTHLY,
    });
    expect(await log()).toEqual(['farms.SubscriptionStarted']);
    expect((await subscribe(await card())).body.code).toBe('subscribed');
  });

  it('is one, however often and from however many windows it is asked for', async () => {
    const [first, second] = [await card(), await card()];
    await Promise.all([subscribe(first), subscribe(first), subscribe(second), subscribe(second), subscribe(first)]);
    const again = await subscribe(second);
    expect([ofBarn().length, again.body.subscription.id]).toEqual([1, ofBarn()[0]?.id]);
  });

  it('is none where the bank says no, in its words; another card makes it', async () => {
    const declined = await subscribe(await card('4000000000000002'));
    expect(declined).toMatchObject({ status: 409, body: { message: 'Your card was declined.' } });
    expect(ofBarn()).toEqual([]);
    expect((await subscribe(await card())).status).toBe(200);
    expect([ofBarn().length, await log()]).toEqual([1, ['farms.SubscriptionDeclined']]);
  });

  it('is found again though its answer was lost', async () => {
    till.stripe.hang(/subscriptions$/);
    const paidWith = await card();
    const lost = await subscribe(paidWith);
    expect(lost.status).toBe(503);
    expect((await subscribe(paidWith)).body.subscription.id).toBe(ofBarn()[0]?.id);
    expect(ofBarn()).toHaveLength(1);
  });

  it('is asked of the provider: ids of others, of other plans or of nothing are refused (F13, F14)', async () => {
    const other = await till.app.barn({ preferences: { eqo_stripe_plan_id: MONTHLY } });
    const others = await newCustomer(other);
    const theirs = await other.call(other.admin, 'POST', 'payments/createSubscription', {
      customerId: others,
      paymentMethodId: await card(),
      priceId: MONTHLY,
    });
    expect((await note(theirs.body.subscription.id)).status).toBe(400);
    expect((await note('sub_none')).status).toBe(400);
    expect((await subscribe(await card(), { customerId: others })).status).toBe(400);
    expect((await subscribe(await card(), { priceId: 'price_simulated_yearly' })).status).toBe(400);
    expect((await subscribe('pm_none')).status).toBe(409);
    for (const who of [barn.family, barn.instructor]) expect((await subscribe(await card(), {}, who)).status).toBe(403);
    expect([await log(), ofBarn()]).toEqual([[], []]);
  });

  it('follows the provider’s news: made in a window that was closed, and ended in the provider’s portal (F14)', async () => {
    const { body } = await subscribe(await card());
    const [created] = till.stripe.events.filter(({ type }) => type === 'customer.subscription.created').slice(-1);
    await till.tell(created as object);
    await till.app.settled(barn.farmId);
    expect((await settings()).eqo_subscription_id).toBe(body.subscription.id);
    till.stripe.endSubscription(body.subscription.id);
    await till.tell(till.stripe.events.at(-1) as object);
    await till.app.settled(barn.farmId);
    expect((await settings()).eqo_subscription_id).toBeNull();
    await till.tell(created as object);
    await till.app.settled(barn.farmId);
    expect(await log()).toEqual(['farms.SubscriptionStarted', 'farms.SubscriptionEnded']);
  });

  it('has a page of the provider’s for its card (R187), and nothing to show without a plan', async () => {
    const { body } = await post('payments/stripePortal');
    const page = await fetch(body.url);
    expect([page.status, await page.text()]).toEqual([200, expect.stringContaining('/admin/setup/preferences')]);
    const without = await till.app.barn();
    const none = await without.call(without.admin, 'GET', 'payments/getStripePlanDescription');
    expect(none.body).toEqual({ plan: null });
    expect((await without.call(without.admin, 'POST', 'payments/stripePortal')).body.code).toBe('no_plan');
  });
});
