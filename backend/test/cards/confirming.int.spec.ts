import { reconcileCardPayments } from '../../src/modules/cards/jobs/reconcile-card-payments.js';
import { openTill, type PayingBarn, type Till } from './till.js';

const ALWAYS_ASKS = '4000002760003184';

/** The barn charges a kept card whose bank wants its owner: the family confirms it in the portal, once. E12 D10 */
describe('a payment that waits for the family', () => {
  let till: Till, at: PayingBarn, card: string;
  beforeAll(async () => {
    till = await openTill();
  });
  beforeEach(async () => {
    till.app.clock.set('2026-11-20T14:00:00Z');
    at = await till.connected();
    const intent = (await at.start()).body.payment_intent;
    await at.enter(intent, ALWAYS_ASKS, { setup_future_usage: 'off_session' });
    await answers(intent);
    await at.paid(intent.id);
    [card] = (await at.start()).body.payment_methods.map(({ id }: { id: string }) => id);
    await post('payments/updatePaymentMethod', { person_id: at.family.personId, payment_method: card });
    await settled();
    till.app.smtp.mails.length = 0;
  });
  afterAll(() => till.stop());

  type Who = { token: string };
  const settled = () => till.app.settled(at.barn.farmId);
  const post = (path: string, body: object, who: Who = at.barn.admin) => at.barn.call(who, 'POST', path, body);
  const get = (path: string, asked: object, who: Who = at.family) => at.barn.call(who, 'GET', path, asked);
  /** As the family answers its bank. */
  const answers = (intent: { id: string; client_secret: string }, outcome = 'complete') =>
    till.stripe.browse(at.account, `payment_intents/${intent.id}/authenticate`, {
      client_secret: intent.client_secret,
      outcome,
    });
  const charge = (of: object = { item_details: [at.line()] }) =>
    post('payments/chargeSavedCard', { person_id: at.family.personId, ...of });
  const listed = async (who: Who = at.barn.admin) =>
    (await get('payments/confirmations', { person_id: at.family.personId }, who)).body.confirmations;
  const asked = async (of?: object) => {
    expect((await charge(of)).body).toMatchObject({ status: 409, code: 'waits_for_family' });
    const [{ payment_id }] = await listed();
    return payment_id as string;
  };
  const page = async (payment_id: string, who: Who = at.family) =>
    (await get('payments/confirmation', { payment_id }, who)).body;
  const confirm = async ({ reference: id, client_secret, card: { id: kept } }: Awaited<ReturnType<typeof page>>) => {
    await till.stripe.browse(at.account, `payment_intents/${id}/confirm`, { client_secret, payment_method: kept });
    return answers({ id, client_secret });
  };
  const end = (payment_id: string, who: Who) => post('payments/endConfirmation', { payment_id }, who);
  const charged = () =>
    till.stripe
      .intents()
      .filter(({ metadata }) => metadata.farm_id === at.barn.farmId)
      .reduce((sum, { amount_received }) => sum + amount_received, -51_867);
  const tomorrow = async (days: number) => {
    till.app.clock.set(`2026-11-${20 + days}T14:30:00Z`);
    await till.app.jobs.add([{ type: reconcileCardPayments, id: `reconcile-${days}-${at.barn.farmId}`, data: {} }]);
    await settled();
  };

  it('is told by mail once, stands in the lists, and is paid once it is confirmed', async () => {
    const paymentId = await asked();
    expect((await charge()).body.code).toBe('waits_for_family');
    await settled();
    const { subject, words } = till.app.mailTo('family');
    expect(subject).toBe('Please confirm a payment: CAD 518.67');
    expect(words).toContain(`/clienthome/${at.family.personId}/confirmPayment/${paymentId}`);
    const waiting = {
      payment_id: paymentId,
      state: 'waiting',
      amount: 518.67,
      asked: '2026-11-20',
      until: '2026-11-27',
    };
    for (const who of [at.barn.admin, at.family]) expect(await listed(who)).toMatchObject([waiting]);
    const shown = await page(paymentId);
    expect(shown).toMatchObject({
      ...waiting,
      card: { id: card, last4: '3184' },
      items: [{ product_name: '10 group lessons' }],
    });
    await confirm(shown);
    const [first, second] = await Promise.all([at.paid(shown.reference), at.paid(shown.reference)]);
    expect([first.status, second.status]).toEqual([200, 200]);
    expect([charged(), (await at.payments()).length, await listed()]).toEqual([51_867, 2, []]);
    expect(await page(paymentId)).toMatchObject({ state: 'paid', client_secret: null, reference: null });
    expect((await end(paymentId, at.family)).body.code).toBe('paid_already');
  });

  it('is asked for on the screen, too, with a card of that family alone', async () => {
    const { id: payment_intent_id } = (await at.start(undefined, at.barn.admin as never)).body.payment_intent;
    const ask = (payment_method_id: string) => post('payments/askToConfirm', { payment_intent_id, payment_method_id });
    expect((await at.confirm(payment_intent_id, card, at.barn.admin as never)).body.confirmstatus.status).toBe(
      'requires_action',
    );
    expect((await ask('pm_of_somebody')).body.code).toBe('card_not_kept');
    for (const _ of [1, 2]) expect((await ask(card)).body.confirmation).toMatchObject({ state: 'waiting' });
    await settled();
    till.app.mailTo('family');
  });

  it('is nobody else’s', async () => {
    const paymentId = await asked();
    const other = await at.barn.newFamily();
    expect((await get('payments/confirmation', { payment_id: paymentId }, other)).status).toBe(404);
    expect((await end(paymentId, other)).status).toBe(404);
    expect(await listed(other)).toEqual([]);
    expect((await get('payments/confirmation', { payment_id: paymentId }, at.barn.admin)).status).toBe(403);
    expect(await page(paymentId)).toMatchObject({ state: 'waiting' });
  });

  it.each([
    ['the family', 'family'],
    ['the barn', 'barn'],
  ] as const)('is ended by %s, with the provider too', async (_, by) => {
    const paymentId = await asked();
    const shown = await page(paymentId);
    for (const _again of [1, 2])
      expect((await end(paymentId, by === 'family' ? at.family : at.barn.admin)).status).toBe(200);
    expect(await confirm(shown)).toMatchObject({ error: {} });
    expect([charged(), await listed()]).toMatchObject([0, [{ state: 'ended', ended_by: by }]]);
    expect(await page(paymentId)).toMatchObject({ state: 'ended', client_secret: null });
  });

  it('is tried again after a wrong answer to the bank', async () => {
    const shown = await page(await asked());
    const { reference: id, client_secret } = shown;
    await till.stripe.browse(at.account, `payment_intents/${id}/confirm`, { client_secret, payment_method: card });
    expect(await answers({ id, client_secret }, 'fail')).toMatchObject({ error: {} });
    expect((await at.paid(id)).body.code).toBe('not_paid');
    await confirm(await page(shown.payment_id));
    expect((await at.paid(id)).status).toBe(200);
    expect(charged()).toBe(51_867);
  });

  it('is paid though the browser was closed before it was recorded', async () => {
    const paymentId = await asked();
    await confirm(await page(paymentId));
    expect(await page(paymentId)).toMatchObject({ state: 'paid', client_secret: null });
    expect((await at.payments()).at(-1)).toMatchObject({ total_minor: 51_867, paid: true });
  });

  it('is no second payment of an invoice that was paid in another way', async () => {
    const { id: invoiceId } = await at.invoice();
    const paymentId = await asked({ payment_id: invoiceId });
    expect(await listed()).toMatchObject([{ invoice_id: invoiceId, invoice_number: 1, items: [] }]);
    const shown = await page(paymentId);
    const inCash = { payment_id: invoiceId, is_invoice_payment: 1, payment_method: 'cash', amount: 508.5 };
    expect((await post('payments/create', inCash)).status).toBe(200);
    expect(await page(paymentId)).toMatchObject({ state: 'paid_otherwise', client_secret: null });
    await settled();
    expect(await confirm(shown)).toMatchObject({ error: {} });
    expect([
      charged(),
      till.stripe.refunds().filter(({ payment_intent }) => payment_intent === shown.reference),
    ]).toEqual([0, []]);
  });

  it('is over after a week', async () => {
    const paymentId = await asked();
    const shown = await page(paymentId);
    await tomorrow(6);
    expect(await listed()).toMatchObject([{ state: 'waiting' }]);
    await tomorrow(8);
    expect(await listed()).toMatchObject([{ state: 'ended', ended_by: null }]);
    expect(await confirm(shown)).toMatchObject({ error: {} });
  });

  it('needs somebody who signs in', async () => {
    await at.barn.call(at.barn.admin, 'POST', 'vusers/removerUserAccount', { person_id: at.family.personId });
    expect((await charge()).body.code).toBe('nobody_to_ask');
    expect(await listed()).toEqual([]);
  });
});
