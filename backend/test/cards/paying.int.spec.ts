import type { ItemReply } from '../../src/modules/billing/http/items.replies.js';
import { openTill, SECRET_KEY, type PayingBarn, type Till } from './till.js';

describe('paying by card', () => {
  let till: Till, at: PayingBarn;
  beforeAll(async () => {
    till = await openTill();
  });
  beforeEach(async () => {
    at = await till.connected();
  });
  afterAll(() => till.stop());

  const begun = async (body?: object) => (await at.start(body)).body.payment_intent;

  // R177 R178 R224 D10 E01 E02
  it('is begun for the amount that the barn computes, paid in the browser, and recorded with what was bought', async () => {
    const { status, body } = await at.start({ item_details: [at.line()], total: 51867 });
    expect(status).toBe(200);
    expect(body).toEqual({
      payment_intent: {
        id: expect.stringMatching(/^pi_/),
        client_secret: expect.stringContaining('_secret_'),
        status: 'requires_payment_method',
        amount: 51867,
        currency: 'CAD',
      },
      payment_methods: [],
    });
    const intent = body.payment_intent;
    expect(till.stripe.intents().find(({ id }) => id === intent.id)).toMatchObject({
      amount: 51867,
      currency: 'cad',
      metadata: { farm_id: at.barn.farmId },
    });
    expect((await at.paid(intent.id)).body).toMatchObject({ status: 409, code: 'not_paid' });
    expect(await at.enter(intent)).toMatchObject({ status: 'succeeded' });
    const { newpayment, items } = (await at.paid(intent.id)).body;
    expect(newpayment).toMatchObject({
      transaction_type: 'online',
      payment_method: 'card',
      reference: intent.id,
      subtotal: 450,
      tax: 58.5,
      fee: 10.17,
      total: 518.67,
      paid: 1,
    });
    expect(items).toMatchObject([{ student_id: at.student, start_count: 10, paid: 1, payment_id: newpayment.id }]);
    expect((await at.office.items(at.student)).map(({ id }) => id)).toEqual(items.map(({ id }: { id: string }) => id));
  });

  it('believes no amount, price, count or date of a browser', async () => {
    const wrong = await at.start({ item_details: [at.line({ product_price: 1, start_count: 99 })], total: 2 });
    expect(wrong).toMatchObject({ status: 409, body: { code: 'amount_differs' } });
    const intent = await begun({
      item_details: [at.line({ product_price: 1, start_count: 99, package_expiry_date: '2099-01-01' })],
    });
    expect(intent.amount).toBe(51867);
    await at.enter(intent);
    const { items } = (await at.paid(intent.id)).body;
    expect(items).toMatchObject([{ product_price: 450, start_count: 10, package_expiry_date: '2027-05-19' }]);
  });

  // R170 E14
  it('sells a family only what is sold online, to its own riders, where the barn lets it', async () => {
    const other = await at.barn.newFamily({ students: 1 });
    const offline = await at.office.newProduct({ purchase_online: 0 });
    for (const wrong of [
      at.line({ product_id: offline.id }),
      at.line({ student_id: other.studentIds[0] }),
      { product_id: at.product.id },
    ])
      expect((await at.start({ item_details: [wrong] })).body).toMatchObject({ status: 409, code: 'bad_cart' });
    expect((await at.start({ item_details: [] })).body).toMatchObject({ status: 409, code: 'cart_empty' });
    const closed = await till.connected({ clients_can_buy_online: 0 });
    expect((await closed.start()).body).toMatchObject({ status: 409, code: 'buying_off' });
    expect((await closed.start({ item_details: [closed.line()] }, closed.barn.admin as never)).status).toBe(200);
    expect(await at.states()).toEqual([]);
  });

  it('is one payment for one wish, however many windows it is begun in', async () => {
    const [first, second] = [await begun(), await begun()];
    expect(second.id).toBe(first.id);
    await at.enter(first);
    expect(await at.enter(second)).toMatchObject({ error: { message: expect.stringContaining('succeeded') } });
    const again = await at.start();
    expect(again.body.payment_intent).toMatchObject({ id: first.id, status: 'succeeded' });
    const answers = await Promise.all([at.paid(first.id), at.paid(first.id), at.paid(first.id)]);
    expect(new Set(answers.map(({ body }) => body.newpayment.id)).size).toBe(1);
    expect(await at.payments()).toHaveLength(1);
    expect(await at.office.items(at.student)).toHaveLength(1);
    expect((await begun()).id).not.toBe(first.id);
  });

  // R179 E12
  it('keeps a card where the family wishes, and pays with it the next time', async () => {
    const first = await begun();
    await at.enter(first, '4242424242424242', { setup_future_usage: 'off_session' });
    await at.paid(first.id);
    const { body } = await at.start();
    expect(body.payment_methods).toEqual([{ id: expect.stringMatching(/^pm_/), last4: '4242', brand: 'visa' }]);
    const [card] = body.payment_methods;
    const { confirmstatus } = (await at.confirm(body.payment_intent.id, card.id)).body;
    expect(confirmstatus).toEqual({ status: 'succeeded', id: body.payment_intent.id });
    expect((await at.confirm(body.payment_intent.id, card.id)).body).toEqual({ confirmstatus });
    expect((await at.paid(confirmstatus.id)).status).toBe(200);
    expect(await at.payments()).toHaveLength(2);
  });

  it('says in the bank’s words why it was declined, and can be tried with another card', async () => {
    const intent = await begun();
    const declined = await at.confirm(intent.id, 'pm_card_chargeDeclined');
    expect(declined).toMatchObject({
      status: 409,
      body: { code: 'card_declined', message: 'Your card was declined.' },
    });
    expect(await at.payments()).toEqual([]);
    expect((await at.confirm(intent.id, 'pm_card_visa')).body.confirmstatus.status).toBe('succeeded');
    expect((await at.paid(intent.id)).status).toBe(200);
  });

  // E15
  it('says where the bank wants to ask the owner of the card', async () => {
    const intent = await begun();
    expect((await at.confirm(intent.id, 'pm_card_authenticationRequired')).body.confirmstatus.status).toBe(
      'requires_action',
    );
    expect((await at.paid(intent.id)).body).toMatchObject({ code: 'not_paid' });
  });

  it('is begun again after the provider was away, and makes nothing twice', async () => {
    till.stripe.refuse(500);
    expect(await at.start()).toMatchObject({
      status: 503,
      body: {
        code: 'not_processed',
        message: 'Sorry - there has been an error with your transaction and it has not been processed.',
      },
    });
    till.stripe.hang(/payment_intents$/);
    expect((await at.start()).status).toBe(503);
    const intent = await begun();
    const ours = till.stripe.intents().filter(({ metadata }) => metadata.farm_id === at.barn.farmId);
    expect(ours.map(({ id }) => id)).toEqual([intent.id]);
    expect(till.stripe.customers().filter(({ metadata }) => metadata.farm_id === at.barn.farmId)).toHaveLength(1);
  });

  it('is found paid although the answer was lost', async () => {
    const intent = await begun();
    till.stripe.hang(/confirm/);
    expect(await at.confirm(intent.id, 'pm_card_visa')).toMatchObject({
      status: 503,
      body: { code: 'outcome_unknown', message: 'Sorry - there has been an error with your transaction.' },
    });
    expect((await at.confirm(intent.id, 'pm_card_visa')).body.confirmstatus.status).toBe('succeeded');
    expect((await at.paid(intent.id)).status).toBe(200);
    expect(await at.payments()).toHaveLength(1);
  });

  it('is nobody else’s to confirm, to record or to see', async () => {
    const intent = await begun();
    await at.enter(intent);
    const other = await at.barn.newFamily({ students: 1 });
    const elsewhere = await till.connected();
    for (const who of [other, elsewhere.family, elsewhere.barn.admin as never]) {
      expect((await at.paid(intent.id, who)).status).toBe(404);
      expect((await at.confirm(intent.id, 'pm_card_visa', who)).status).toBe(404);
    }
    expect((await at.paid(intent.id, at.barn.instructor as never)).status).toBe(403);
    expect((await at.paid(intent.id, at.barn.admin as never)).status).toBe(200);
  });

  // E13 R176
  it('is not offered by a barn without an account', async () => {
    const bare = await till.app.barn();
    const answer = await till.app.call(bare.admin, 'POST', 'payments/createPaymentIntentAndCustomer', {
      item_details: [],
    });
    expect(answer.body).toMatchObject({ status: 409, code: 'cards_off' });
  });

  // E06 E02
  it('pays a part of an invoice where the barn lets families, with the fee on it, and never more than is open', async () => {
    const invoice = await at.invoice();
    const part = { payment_id: invoice.id, part: 20000 };
    expect((await at.start(part)).body).toMatchObject({ status: 409, code: 'parts_off' });
    at = await till.connected({ clients_can_pay_in_parts: 1 });
    const { id: payment_id } = await at.invoice();
    expect((await at.start({ payment_id, part: 50851 })).body).toMatchObject({ code: 'invoice_part_too_large' });
    const intent = await begun({ payment_id, part: 20000 });
    expect(intent.amount).toBe(20400);
    await at.enter(intent);
    const { newpayment } = (await at.paid(intent.id)).body;
    expect(newpayment).toMatchObject({ total: 204, fee: 4, tax: 23.01, invoice_id: payment_id });
    const late = await begun({ payment_id, part: 30000 });
    const rest = await begun({ payment_id });
    expect([late.amount, rest.amount]).toEqual([30600, 31467]);
    await at.enter(rest);
    await at.paid(rest.id);
    await at.enter(late);
    await at.paid(late.id);
    expect(await at.states()).toMatchObject([{ state: 'received' }, { state: 'returning' }, { state: 'received' }]);
    expect((await at.payments()).map(({ total_minor, paid }) => [total_minor, paid])).toEqual([
      [50850, true],
      [20400, true],
      [31467, true],
    ]);
  });

  // R181 E02 E06
  it('pays an invoice with the fee on what it asks for, once', async () => {
    const invoice = await at.invoice();
    const intent = await begun({ payment_id: invoice.id, total: 51867 });
    await at.enter(intent);
    const { newpayment, items } = (await at.paid(intent.id)).body;
    expect(newpayment).toMatchObject({ transaction_type: 'online', total: 518.67, fee: 10.17, invoice_id: invoice.id });
    expect(items).toEqual([]);
    expect(await at.payments()).toMatchObject([{ paid: true }, { paid: true }]);
    expect((await at.start({ payment_id: invoice.id })).body).toMatchObject({ code: 'invoice_paid' });
    const other = await at.barn.newFamily({ students: 1 });
    expect((await at.start({ payment_id: (await at.invoice()).id }, other)).status).toBe(404);
  });

  it.each([
    ['at once', false],
    ['on its invoice', true],
  ])(
    'keeps a package that was paid %s, unless an administrator knows that no money goes back (C25)',
    async (_, owed) => {
      const invoice = owed ? await at.invoice() : undefined;
      const intent = await begun(invoice && { payment_id: invoice.id });
      const [held] = await at.office.items(at.student);
      const isByCard = async (id: string) =>
        (await at.barn.call(at.barn.admin, 'GET', 'items/studentPurchase', { item_id: id })).body.data.paid_by_card;
      if (held) expect(await isByCard(held.id)).toBe(0);
      await at.enter(intent);
      await at.paid(intent.id);
      const [{ id }] = (await at.office.items(at.student)) as [ItemReply];
      expect(await isByCard(id)).toBe(1);
      const remove = (despite: object = {}) => at.barn.call(at.barn.admin, 'POST', 'items/delete', { id, ...despite });
      expect((await remove()).body).toMatchObject({ status: 409, code: 'paid_by_card' });
      expect((await remove({ despite_card: 1 })).status).toBe(200);
      expect(await at.office.items(at.student)).toEqual([]);
    },
  );

  it('leaves no secret, card or name in the log', async () => {
    const intent = await begun();
    await at.enter(intent);
    await at.paid(intent.id);
    const log = JSON.stringify(await at.barn.log());
    for (const secret of [SECRET_KEY, intent.client_secret, '4242424242424242', 'Paula', 'home.test'])
      expect(log.slice(log.indexOf('cards.PaymentStarted'))).not.toContain(secret);
  });
});
