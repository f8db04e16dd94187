import { reconcileCardPayments } from '../../src/modules/cards/jobs/reconcile-card-payments.js';
import { WaitingListRound } from '../../src/modules/enrollment/jobs/run-waiting-lists.js';
import { ChangePreference } from '../../src/modules/farms/commands/change-preference.js';
import { guestAt } from './paying-guest.js';
import { NOW } from '../support/test-app.js';
import { openTill, type Till } from './till.js';

const HOUR_MS = 3_600_000;

describe('guests who pay for a place by card', () => {
  let till: Till, guest: Awaited<ReturnType<typeof guestAt>>;
  beforeAll(async () => {
    till = await openTill();
  });
  afterAll(() => till.stop());
  const open = async (preferences: object = {}) => {
    till.app.clock.set(NOW);
    till.app.smtp.mails.length = 0;
    guest = await guestAt(till, preferences);
  };
  beforeEach(() => open());

  const intentOf = (id: string) => till.stripe.intents().find((one) => one.id === id);
  const settled = () => till.app.settled(guest.barn.farmId);
  const run = (type: typeof reconcileCardPayments) => till.app.jobs.add([{ type, id: guest.barn.newId(), data: {} }]);
  const mailsTo = async (to: string) =>
    (await settled()).filter((mail) => mail.to.startsWith(to)).map(({ subject, words }) => ({ subject, words }));

  it('read what it costs and what becomes of the money before they ask, and again before they pay', async () => {
    expect((await guest.placeForm()).body.price).toEqual({
      is_needed: 0,
      currency_code: 'CAD',
      amount: 51.87,
      fee: 1.02,
    });
    const { token } = await guest.asked();
    const { body } = await guest.stranger.own(token);
    expect(body.payment).toEqual({
      held: null,
      price: { is_needed: 0, currency_code: 'CAD', amount: 51.87, fee: 1.02 },
      card: { publicKey: 'pk_test_1', script_url: expect.any(String), stripe_account_id: guest.at.account },
    });
    expect(till.stripe.intents().filter(({ metadata }) => metadata.farm_id === guest.barn.farmId)).toEqual([]);
  });

  it('have it held, which staff see, and pay once staff give the place: one payment, one package for that lesson, a receipt', async () => {
    const { token, id, intent } = await guest.held();
    expect(intentOf(intent.id)).toMatchObject({ status: 'requires_capture', amount: 5187, amount_received: 0 });
    expect((await guest.stranger.own(token)).body.payment).toMatchObject({
      held: { state: 'held', currency_code: 'CAD', amount: 51.87 },
      price: null,
    });
    const { body } = await guest.barn.call(guest.barn.admin, 'GET', 'enquiries/index', { state: 'new' });
    expect(body.enquiries[0].payment).toEqual({ state: 'held', currency_code: 'CAD', amount: 51.87 });
    expect(await guest.at.payments()).toEqual([]);
    expect((await guest.give(id)).status).toBe(200);
    await settled();
    expect(intentOf(intent.id)).toMatchObject({ status: 'succeeded', amount_received: 5187 });
    expect(await guest.at.payments()).toMatchObject([
      { transaction_type: 'online', total_minor: 5187, fee_minor: 102, paid: true, reference: intent.id },
    ]);
    expect(await guest.covered()).toEqual([true]);
    expect((await guest.one(id)).place.payment).toMatchObject({ state: 'taken', amount: 51.87 });
    const mails = await mailsTo('nora@');
    expect(mails.filter(({ subject }) => subject.startsWith('Receipt'))).toHaveLength(1);
    const given = mails.find(({ subject }) => subject.startsWith('You have the place'))!;
    expect(given.words).toContain('CAD 51.87');
  });

  it('pay once, however often and by whomever it is given, told or looked at', async () => {
    const { id, intent } = await guest.held();
    const [one, two] = await Promise.all([guest.give(id), guest.give(id)]);
    expect([one.status, two.status]).toEqual([200, 200]);
    await settled();
    const events = till.stripe.events.filter(({ data }) => (data.object as { id: string }).id === intent.id);
    await Promise.all([...events, ...events].map((event) => till.tell(event)));
    till.app.clock.set(new Date(till.app.clock.now().getTime() + 180_000));
    await run(reconcileCardPayments);
    await settled();
    expect(await guest.at.payments()).toHaveLength(1);
    expect(till.stripe.refunds().filter(({ payment_intent }) => payment_intent === intent.id)).toEqual([]);
  });

  it.each(['webhook', 'reconciliation'])(
    'have it held by the %s where the browser is closed after paying',
    async (by) => {
      const { token, intent } = await guest.begun();
      await guest.at.enter(intent);
      if (by === 'webhook') await till.tell(till.stripe.events.at(-1)!);
      else {
        till.app.clock.set(new Date(till.app.clock.now().getTime() + 180_000));
        await run(reconcileCardPayments);
      }
      await settled();
      expect((await guest.stranger.own(token)).body.payment.held).toMatchObject({ state: 'held' });
    },
  );

  it('have it released when staff decline, in words that name the amount, and nothing was paid', async () => {
    const { token, id, intent } = await guest.held();
    await guest.staff('declinePlace', { id, message: 'It is for riders who canter.' });
    await settled();
    expect(intentOf(intent.id)).toMatchObject({ status: 'canceled', amount_received: 0 });
    expect(await guest.at.payments()).toEqual([]);
    expect((await guest.stranger.own(token)).body.payment).toMatchObject({ held: { state: 'released' }, price: null });
    const mail = (await mailsTo('nora@')).find(({ subject }) => subject.startsWith('No place this time'))!;
    expect(mail.words).toContain('CAD 51.87');
  });

  it.each([
    ['its time is over', async () => roundAt(new Date(NOW).getTime() + 25 * HOUR_MS)],
    ['the guest gives it up', async (token: string) => guest.stranger.post('withdrawPlace', { token })],
    ['the enquiry is closed', async (_: string, id: string) => guest.staff('updateState', { id, closed: 1 })],
    ['somebody else gets the place', async () => guest.fill()],
  ])('have it released when %s', async (_, ends) => {
    const { token, id, intent } = await guest.held();
    await ends(token, id);
    await settled();
    expect(intentOf(intent.id)).toMatchObject({ status: 'canceled', amount_received: 0 });
    expect(await guest.at.payments()).toEqual([]);
  });
  async function roundAt(ms: number) {
    till.app.clock.set(new Date(ms));
    await till.app.app.get(WaitingListRound).work();
  }

  it('give up once, and not what is theirs by now', async () => {
    const { token, id } = await guest.held();
    for (const _ of [1, 2])
      expect((await guest.stranger.post('withdrawPlace', { token })).body).toEqual({ result: 'withdrawn' });
    expect((await guest.one(id)).place.state).toBe('withdrawn');
    const other = await guest.held({ email: 'tom@home.test', first_name: 'Tom' });
    await guest.give(other.id);
    expect((await guest.stranger.post('withdrawPlace', { token: other.token })).body).toMatchObject({
      code: 'place_is_theirs',
    });
  });

  it('have the place kept only once it is held, where it must be paid first; the last place goes to whoever pays first', async () => {
    await open({ guests_pay: 'must' });
    const [nora, tom] = [await guest.asked(), await guest.asked({ email: 'tom@home.test', first_name: 'Tom' })];
    expect((await guest.one(nora.id)).place).toMatchObject({ state: 'unpaid', kept_until: null, free: 1 });
    const [first, second] = [await guest.begin(nora.token), await guest.begin(tom.token)];
    for (const intent of [first, second]) await guest.at.enter(intent);
    expect((await guest.paid(nora.token, first.id)).body).toEqual({ result: 'held' });
    expect((await guest.one(nora.id)).place).toMatchObject({ state: 'kept', payment: { state: 'held' } });
    expect((await guest.paid(tom.token, second.id)).body).toEqual({ result: 'released' });
    await settled();
    expect([intentOf(first.id)?.status, intentOf(second.id)?.status]).toEqual(['requires_capture', 'canceled']);
    expect((await guest.stranger.own(tom.token)).body.place.state).toBe('full');
  });

  it('read that the place is gone before the card is asked', async () => {
    await open({ guests_pay: 'must' });
    const { token } = await guest.asked();
    await guest.fill();
    expect((await guest.pay(token)).body).toMatchObject({ code: 'lesson_full' });
  });

  it.each([
    ['lesson_over', 'booking has ended', async () => till.app.clock.set(new Date('2026-11-24T22:00:00Z'))],
    ['place_not_to_pay', 'the enquiry is closed', async (id: string) => guest.staff('updateState', { id, closed: 1 })],
  ])('read %s before the card is asked, once %s', async (code, _, ends) => {
    await open({ guests_pay: 'must' });
    const { token, id } = await guest.asked();
    await ends(id);
    expect((await guest.pay(token)).body).toMatchObject({ code });
  });

  it('have it released where the enquiry was closed while the card was asked', async () => {
    await open({ guests_pay: 'must' });
    const { token, id, intent } = await guest.begun();
    await guest.staff('updateState', { id, closed: 1 });
    await guest.at.enter(intent);
    expect((await guest.paid(token, intent.id)).body).toEqual({ result: 'released' });
    await settled();
    expect(intentOf(intent.id)).toMatchObject({ status: 'canceled', amount_received: 0 });
    expect((await guest.one(id)).place.state).toBe('closed');
  });

  it('pay under one intent in however many windows, and read another amount before they pay it', async () => {
    const { token, intent } = await guest.begun();
    const again = await Promise.all([1, 2].map(() => guest.pay(token)));
    expect(again.map(({ body }) => body.id)).toEqual([intent.id, intent.id]);
    await guest.barn.run(ChangePreference, { field: 'stripe_convenience_fee', value: 0.05 });
    expect((await guest.pay(token)).body).toMatchObject({ code: 'card_amount_differs' });
  });

  it('hold it once where the same place was paid at two prices', async () => {
    const { token, intent } = await guest.begun();
    await guest.barn.run(ChangePreference, { field: 'stripe_convenience_fee', value: 0 });
    const second = await guest.begin(token, 5085);
    for (const one of [intent, second]) await guest.at.enter(one);
    expect((await guest.paid(token, intent.id)).body).toEqual({ result: 'held' });
    expect((await guest.paid(token, second.id)).body).toEqual({ result: 'released' });
    await settled();
    expect([intentOf(intent.id)?.status, intentOf(second.id)?.status]).toEqual(['requires_capture', 'canceled']);
    expect((await guest.pay(token)).body).toMatchObject({ code: 'place_held_already' });
  });

  it('are declined in the bank’s words and pay with another card; the provider’s lost answer is asked for under the same key', async () => {
    const { token } = await guest.asked();
    till.stripe.loseAnswer(/payment_intents/);
    expect([200, 503]).toContain((await guest.pay(token)).status);
    const intent = (await guest.pay(token)).body;
    expect((await guest.at.enter(intent, '4000000000000002')).error?.message).toBe('Your card was declined.');
    expect((await guest.paid(token, intent.id)).body).toMatchObject({ code: 'not_paid' });
    await guest.at.enter(intent);
    expect((await guest.paid(token, intent.id)).body).toEqual({ result: 'held' });
    expect(till.stripe.intents().filter(({ metadata }) => metadata.farm_id === guest.barn.farmId)).toHaveLength(1);
  });

  it('are charged once where the answer to taking it was lost', async () => {
    const { id, intent } = await guest.held();
    till.stripe.loseAnswer(/capture/);
    await guest.give(id);
    await settled();
    till.app.clock.set(new Date(till.app.clock.now().getTime() + 180_000));
    await run(reconcileCardPayments);
    await settled();
    expect(await guest.at.payments()).toMatchObject([{ total_minor: 5187, reference: intent.id }]);
  });

  it('owe the lesson where the bank let the money go before it was taken, and staff read so', async () => {
    const { id, intent } = await guest.held();
    await till.atAccount(guest.at.account, `payment_intents/${intent.id}/cancel`);
    await guest.give(id);
    await settled();
    expect(await guest.at.payments()).toEqual([]);
    expect((await guest.one(id)).place).toMatchObject({ state: 'given', payment: { state: 'lapsed', amount: 51.87 } });
    expect(await guest.covered()).toEqual([false]);
  });

  it('pay what was said, though the package has another price, or is off sale, by the time staff give the place', async () => {
    const { id } = await guest.held();
    await guest.reprice();
    await guest.give(id);
    await settled();
    expect(await guest.at.payments()).toMatchObject([{ total_minor: 5187 }]);
    expect(await guest.covered()).toEqual([true]);
  });

  it('open nothing with another’s link, or another barn’s payment', async () => {
    const one = await guest.begun();
    await guest.at.enter(one.intent);
    const other = await guestAt(till);
    const two = await other.asked({ email: 'tom@home.test' });
    for (const strange of [other.paid(two.token, one.intent.id), guest.paid(two.token, one.intent.id)])
      expect((await strange).status).toBe(404);
    expect((await guest.paid(one.token, 'pi_nobodys')).status).toBe(404);
    expect((await guest.stranger.post('payPlace', { token: 'forged', total: 5187 })).status).toBe(404);
  });

  it('pay nothing where the barn does not say so, has no price, or takes no cards', async () => {
    const { token } = await guest.asked();
    await guest.barn.run(ChangePreference, { field: 'guests_pay', value: 'no' });
    expect((await guest.pay(token)).body).toMatchObject({ code: 'place_not_to_pay' });
    expect((await guest.placeForm()).body.price).toBeNull();
    expect((await guest.stranger.own(token)).body.payment).toBeNull();
  });
});
