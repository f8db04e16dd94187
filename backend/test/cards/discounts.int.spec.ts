import { openTill, type PayingBarn, type Till } from './till.js';

/** Ten lessons for 450 with 13 % tax and 2 % fee, less a tenth by a code that is good once. */
describe('a discount paid by card', () => {
  let till: Till, at: PayingBarn, discount_id: string;
  beforeAll(async () => {
    till = await openTill();
  });
  beforeEach(async () => {
    till.app.clock.set('2026-11-20T14:00:00Z');
    at = await till.connected();
    const code = { title: 'Spring', kind: 'code', code: 'SPRING', percent_off: 0.1, max_uses: 1 };
    discount_id = (await at.barn.call(at.barn.admin, 'POST', 'rest/discounts', code)).body.id;
  });
  afterAll(() => till.stop());

  const cart = (more: object = {}) => ({ item_details: [at.line()], discount_id, ...more });
  const begun = async (body: object) => (await at.start(body)).body.payment_intent;
  const pay = async (intent: { id: string; client_secret: string }) => {
    await at.enter(intent);
    return at.paid(intent.id);
  };

  it('is what the quote said, on the card, in the payment and in the packages', async () => {
    const { body } = await at.barn.call(at.family, 'POST', 'items/quote', cart());
    expect(body).toMatchObject({ cartDiscount: 45, cartSubtotalWithTax: 457.65, cartFee: 9.15, cartTotal: 466.8 });
    const intent = await begun(cart({ total: 46_680 }));
    expect(intent.amount).toBe(46_680);
    const { newpayment, items } = (await pay(intent)).body;
    expect(newpayment).toMatchObject({ subtotal: 405, tax: 52.65, fee: 9.15, total: 466.8 });
    expect(items).toMatchObject([{ product_price: 405, discount: 45, discount_title: 'Spring' }]);
  });

  it('is refused where it is another by now, before any card is asked', async () => {
    await at.office.sell(at.line(), { discount_id });
    expect((await at.start(cart({ total: 46_680 }))).body).toMatchObject({ errors: [{ field: 'discount_id' }] });
  });

  it('is used once by two parents at the same second: the second card gets its money back', async () => {
    const twice = [await begun(cart()), await begun({ ...cart(), item_details: [at.line(), at.line()] })];
    const [first, second] = [await pay(twice[0]), await pay(twice[1])];
    expect([first?.status, second?.body.code]).toEqual([200, 'money_returns']);
    await till.app.settled(at.barn.farmId);
    expect(till.stripe.refunds().filter(({ payment_intent }) => payment_intent === twice[1].id)).toMatchObject([
      { amount: twice[1].amount },
    ]);
    expect(await at.office.items(at.student)).toHaveLength(1);
  });

  it('is not used up by a payment that was given up, nor by a card that declined', async () => {
    const intent = await begun(cart());
    await at.enter(intent, '4000000000000002');
    expect((await at.barn.call(at.family, 'POST', 'items/quote', cart())).body).toMatchObject({ cartDiscount: 45 });
    expect((await pay(await begun({ ...cart(), item_details: [at.line(), at.line()] }))).status).toBe(200);
  });

  it('goes by a kept card of the family, too', async () => {
    await pay(await begun({ item_details: [at.line()] }));
    const intent = await begun({ item_details: [at.line({ student_id: at.family.studentIds[1] })] });
    await at.enter(intent, '4242424242424242', { setup_future_usage: 'off_session' });
    await at.paid(intent.id);
    const [card] = (await at.start()).body.payment_methods;
    await at.barn.call(at.family, 'POST', 'payments/updatePaymentMethod', {
      person_id: at.family.personId,
      payment_method: card.id,
    });
    const charged = await at.barn.call(at.barn.admin, 'POST', 'payments/chargeSavedCard', {
      person_id: at.family.personId,
      ...cart({ total: 46_680 }),
    });
    expect(charged.body).toMatchObject({ newpayment: { total: 466.8 }, items: [{ discount: 45 }] });
  });
});
