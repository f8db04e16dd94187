import { CommandBus } from '@nestjs/cqrs';
import { SYSTEM } from '../../src/platform/tenancy/actor.js';
import { NoteCardIntent } from '../../src/modules/cards/commands/note-card-intent.js';
import { reconcileCardPayments } from '../../src/modules/cards/jobs/reconcile-card-payments.js';
import { openTill, type PayingBarn, type Till } from './till.js';

/** Whoever pays has gone, or the process has ended, between any two steps. */
describe('a payment by card of which a step was lost', () => {
  let till: Till, at: PayingBarn;
  beforeAll(async () => {
    till = await openTill();
  });
  beforeEach(async () => {
    till.app.clock.set('2026-11-20T14:00:00Z');
    at = await till.connected();
  });
  afterAll(() => till.stop());

  const begun = async (body?: object) => (await at.start(body)).body.payment_intent;
  const news = (intent: { id: string }) => till.stripe.events.filter(({ data }) => data.object.id === intent.id);
  const settled = () => till.app.settled(at.barn.farmId);
  const reconcile = async (hours = 1) => {
    const now = new Date(till.app.clock.now().getTime() + hours * 3_600_000);
    till.app.clock.set(now.toISOString());
    await till.app.jobs.add([{ type: reconcileCardPayments, id: at.barn.newId(), data: {} }]);
    await settled();
  };
  const bought = async () => (await at.office.items(at.student)).length;
  const unnamed = (intent: { id: string }) =>
    till.app
      .owner`update card_payment set intent_id = null where farm_id = ${at.barn.farmId} and intent_id = ${intent.id}`;

  it('is recorded by the webhook, which may come twice, out of order, and after somebody else', async () => {
    const intent = await begun();
    await at.enter(intent, '4000000000000002');
    await at.enter(intent);
    const [declined, succeeded] = news(intent);
    for (const event of [succeeded!, declined!, succeeded!]) expect((await till.tell(event)).statusCode).toBe(200);
    await settled();
    expect(await at.payments()).toMatchObject([
      { transaction_type: 'online', total_minor: 51867, reference: intent.id },
    ]);
    expect(await bought()).toBe(1);
    expect((await at.paid(intent.id)).body.newpayment.reference).toBe(intent.id);
    await till.tell(succeeded!);
    await settled();
    expect(await at.payments()).toHaveLength(1);
  });

  it('is not believed to be paid because somebody says so', async () => {
    const intent = await begun();
    await till.tell({
      ...intent,
      id: 'evt_1',
      object: 'event',
      type: 'payment_intent.succeeded',
      account: at.account,
      data: { object: { object: 'payment_intent', id: intent.id, status: 'succeeded' } },
    });
    const elsewhere = await till.connected();
    await till.tell({
      id: 'evt_2',
      object: 'event',
      type: 'payment_intent.succeeded',
      account: elsewhere.account,
      data: { object: { object: 'payment_intent', id: intent.id } },
    });
    await settled();
    expect(await at.payments()).toEqual([]);
    expect(await at.states()).toEqual([{ state: 'open' }]);
  });

  it('is found by the reconciliation where no news came', async () => {
    const intent = await begun();
    await at.enter(intent);
    await reconcile();
    expect(await at.payments()).toMatchObject([{ reference: intent.id }]);
    expect(await bought()).toBe(1);
    await reconcile();
    expect(await at.payments()).toHaveLength(1);
  });

  it('is what it was offered as by an earlier version, whose prices were without tax', async () => {
    const intent = await begun();
    await till.app.owner`
      update card_payment set purpose = purpose #- '{packages,packages,0,taxIncluded}'
      where farm_id = ${at.barn.farmId} and intent_id = ${intent.id}`;
    await at.enter(intent);
    await reconcile();
    const [sold] = await till.app.owner<{ included: boolean }[]>`
      select tax_included as included from package where farm_id = ${at.barn.farmId}`;
    expect(sold).toEqual({ included: false });
  });

  it('is found behind a hundred older ones that nobody finishes', async () => {
    const older = await begun();
    await till.app.owner`
      insert into card_payment
      select c.farm_id, gen_random_uuid(), null, c.account_id, c.billing_person_id, null, c.purpose, c.fingerprint || n, c.amount_minor,
        c.currency, 'open', c.created_at - interval '1 minute'
      from card_payment c, generate_series(1, 100) n where c.farm_id = ${at.barn.farmId} and c.intent_id = ${older.id}`;
    await at.enter(older);
    await reconcile();
    expect(await at.payments()).toMatchObject([{ reference: older.id }]);
  });

  it('is found again where the provider’s name of it was not noted', async () => {
    const intent = await begun();
    await unnamed(intent);
    const again = await begun();
    expect(again.id).toBe(intent.id);
    await at.enter(again);
    expect((await at.paid(intent.id)).status).toBe(200);
  });

  it('is ended with the provider after a day in which nobody paid, so that nobody pays it later', async () => {
    const intent = await begun();
    await reconcile(1);
    expect(await at.states()).toEqual([{ state: 'open' }]);
    await reconcile(24);
    expect(await at.states()).toEqual([{ state: 'closed' }]);
    expect(await at.enter(intent)).toMatchObject({ error: { message: expect.stringContaining('canceled') } });
    expect((await begun()).id).not.toBe(intent.id);
  });

  it('is begun anew where the provider has ended it', async () => {
    const intent = await begun();
    till.stripe.intents().find(({ id }) => id === intent.id)!.status = 'canceled';
    const next = await begun();
    expect(next.id).not.toBe(intent.id);
    expect((await at.states()).map(({ state }) => state).toSorted()).toEqual(['closed', 'open']);
  });

  it('closes what the provider has never heard of', async () => {
    const intent = await begun();
    await unnamed(intent);
    await reconcile(25);
    expect(await at.states()).toEqual([{ state: 'closed' }]);
  });

  it('keeps the offered price, whatever the barn has changed meanwhile', async () => {
    const intent = await begun();
    await at.barn.call(at.barn.admin, 'POST', 'products/update', { id: at.product.id, product_price: 900 });
    await at.barn.call(at.barn.admin, 'POST', 'products/updateActivationStatus', { id: at.product.id });
    await at.enter(intent);
    expect((await at.paid(intent.id)).body).toMatchObject({
      newpayment: { total: 518.67 },
      items: [{ product_price: 450 }],
    });
  });

  // E06 R181
  it('goes back to the card where the invoice was paid in another way meanwhile', async () => {
    const invoice = await at.invoice();
    const intent = await begun({ payment_id: invoice.id });
    const manual = { payment_id: invoice.id, is_invoice_payment: 1, payment_method: 'cash' };
    expect((await at.barn.call(at.barn.admin, 'POST', 'payments/create', manual)).status).toBe(200);
    await at.enter(intent);
    till.stripe.loseAnswer(/refunds/);
    till.stripe.refuse(500, 'api_error', /refunds/);
    expect((await at.paid(intent.id)).body).toMatchObject({ status: 409, code: 'money_returns' });
    await settled();
    while ((await at.states())[0]?.state !== 'returned') await settled();
    const given = till.stripe.refunds().filter(({ payment_intent }) => payment_intent === intent.id);
    expect(given).toMatchObject([{ amount: 51867 }]);
    expect((await at.paid(intent.id)).body).toMatchObject({ code: 'money_returns' });
    expect(await at.payments()).toHaveLength(2);
  });

  // C09
  it('gives back through the provider what an administrator refunds, once', async () => {
    const intent = await begun();
    await at.enter(intent);
    await at.paid(intent.id);
    const { places } = await at.office.lesson('2026-11-24', [at.student]);
    expect((await at.office.cancel(places[at.student]!, 'CWR')).status).toBe(200);
    await settled();
    const [refund] = till.stripe.refunds().filter(({ payment_intent }) => payment_intent === intent.id);
    expect(refund).toMatchObject({ amount: 5085 });
    expect((await at.barn.log()).filter(({ type }) => type === 'cards.MoneyReturned')).toHaveLength(1);
    expect((await at.payments()).map(({ total_minor }) => total_minor)).toEqual([51867, -5085]);
  });

  // C09
  it("gives back what a family's cancellation asks for once an administrator approves it", async () => {
    const wish = { clients_can_cancel: 1, client_cancel_default_action: 'CWR', cancel_notice_hours: 24 };
    at = await till.connected(wish);
    const intent = await begun();
    await at.enter(intent);
    await at.paid(intent.id);
    const { places } = await at.office.lesson('2026-11-24', [at.student]);
    const cancel = { id: places[at.student], newEnrollStatus: 'CWR' };
    expect((await at.barn.call(at.family, 'POST', 'lesson_people/cancelStudent', cancel)).status).toBe(200);
    await settled();
    const given = () => till.stripe.refunds().filter(({ payment_intent }) => payment_intent === intent.id);
    expect(given()).toEqual([]);
    const refund = (await at.payments()).find(({ total_minor }) => total_minor < 0);
    const approval = { payment_id: refund!.payment_id };
    for (const _ of [1, 2])
      expect((await at.barn.call(at.barn.admin, 'POST', 'payments/approveRefund', approval)).status).toBe(200);
    await settled();
    expect(given()).toMatchObject([{ amount: 5085 }]);
  });

  // C07 C09
  it('stays refunded where the cancellation of many lessons is taken back, and so does the place', async () => {
    const intent = await begun();
    await at.enter(intent);
    await at.paid(intent.id);
    const { lessonId } = await at.office.lesson('2026-11-24', [at.student]);
    const bulk = async (path: string, body: object) =>
      (await at.barn.call(at.barn.admin, 'POST', `lessons/${path}`, body)).body;
    const cancel = { bulkIds: [lessonId], cancelAction: 'BCWR', cancelReason: 'WEA', sendNotification: 0 };
    const { id } = await bulk('bulkCancel', cancel);
    await settled();
    expect(await bulk('undoBulk', { id })).toMatchObject({ state: 'reverted', reverted: 1, riders_kept: 1 });
    await settled();
    expect(till.stripe.refunds().filter(({ payment_intent }) => payment_intent === intent.id)).toHaveLength(1);
    expect((await at.payments()).map(({ total_minor }) => total_minor)).toEqual([51867, -5085]);
  });

  it('names a payment once', async () => {
    const intent = await begun();
    const [row] = await at.barn.read((sql) => sql<{ id: string }[]>`select payment_id as id from card_payment`);
    const bus = till.app.app.get(CommandBus);
    await bus.execute(
      new NoteCardIntent({ farmId: at.barn.farmId, actor: SYSTEM }, { paymentId: row!.id, intentId: 'pi_other' }),
    );
    expect((await begun()).id).toBe(intent.id);
  });

  // E12 R180
  it('charges the saved card that the account keeps, and tells the barn where the bank will not', async () => {
    const charge = (body: object = { item_details: [at.line()] }) =>
      at.barn.call(at.barn.admin, 'POST', 'payments/chargeSavedCard', { person_id: at.family.personId, ...body });
    const onFile = async () =>
      (
        await at.barn.call(at.barn.admin, 'GET', 'payments/checkIfClientHasAPaymentMethodOnFile', {
          student_id: at.student,
        })
      ).body.stripe_payment_method_id;
    const keep = (payment_method: string, who = at.family) =>
      at.barn.call(who, 'POST', 'payments/updatePaymentMethod', { person_id: at.family.personId, payment_method });
    expect(await onFile()).toBeNull();
    expect((await charge()).body).toMatchObject({ status: 409, code: 'no_card_kept' });
    const intent = await begun();
    await at.enter(intent, '4242424242424242', { setup_future_usage: 'off_session' });
    await at.paid(intent.id);
    const [card] = (await at.start()).body.payment_methods;
    expect((await keep('pm_of_somebody_else')).body).toMatchObject({ status: 400 });
    expect((await keep(card.id, await at.barn.newFamily())).status).toBe(404);
    expect((await keep(card.id)).status).toBe(200);
    expect(await onFile()).toBe(card.id);
    till.stripe.refuse(402, 'card_error', /confirm/);
    expect((await charge()).body).toMatchObject({ status: 409, code: 'card_declined', message: 'As told.' });
    expect(await at.payments()).toHaveLength(1);
    const { status, body } = await charge();
    expect(status).toBe(200);
    expect(body.newpayment).toMatchObject({ transaction_type: 'online', payment_method: 'saved', total: 518.67 });
    expect((await at.barn.call(at.family, 'POST', 'payments/chargeSavedCard', {})).status).toBe(403);
  });
});
