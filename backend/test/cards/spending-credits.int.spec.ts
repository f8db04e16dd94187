import { openTill, type PayingBarn, type Till } from './till.js';

/** A lesson of ten for 450 with 13 % tax is a credit of 50.85; the card fee is 2 %. C11 */
describe('credits spent by card', () => {
  let till: Till, at: PayingBarn;
  beforeAll(async () => {
    till = await openTill();
  });
  beforeEach(async () => {
    till.app.clock.set('2026-11-20T14:00:00Z');
    at = await till.connected();
    await at.office.sell(at.line());
    const { places } = await at.office.lesson('2026-11-24', [at.student]);
    await at.office.cancel(places[at.student] as string, 'CWC');
  });
  afterAll(() => till.stop());

  const left = async () =>
    (await at.barn.call(at.family, 'GET', 'items/credits', { student_ids: JSON.stringify([at.student]) })).body.credits;
  const begun = async (body: object) => (await at.start(body)).body.payment_intent;
  const pay = async (intent: { id: string; client_secret: string }) => {
    await at.enter(intent);
    return at.paid(intent.id);
  };

  it('lower what a family pays, as the quote said', async () => {
    const cart = { item_details: [at.line()] };
    const { body } = await at.barn.call(at.family, 'POST', 'items/quote', cart);
    expect(body).toMatchObject({ cartCredits: 50.85, cartSubtotalWithTax: 457.65, cartFee: 9.15, cartTotal: 466.8 });
    const intent = await begun({ ...cart, total: 46680 });
    expect(intent.amount).toBe(46680);
    const { newpayment, items } = (await pay(intent)).body;
    expect(newpayment).toMatchObject({ subtotal: 399.15, tax: 58.5, fee: 9.15, total: 466.8 });
    expect(items.map(({ product_price }: { product_price: number }) => product_price).toSorted()).toEqual([
      -50.85, 450,
    ]);
    expect(await left()).toEqual([]);
  });

  it('leave as much as a card takes', async () => {
    const one = await at.office.newProduct({ product_price: 20, product_count: 1, purchase_online: 1 });
    const cart = { item_details: [at.line({ product_id: one.id })] };
    const { body } = await at.barn.call(at.family, 'POST', 'items/quote', cart);
    expect(body).toMatchObject({ cartCredits: 22.1, cartSubtotalWithTax: 0.5, cartTotal: 0.51 });
    await pay(await begun({ ...cart, total: 51 }));
    expect(await left()).toMatchObject([{ total: 28.75 }]);
  });

  it('are spent once although two carts counted on one: the second card gets its money back', async () => {
    const twice = [await begun({ item_details: [at.line()] }), await begun({ item_details: [at.line(), at.line()] })];
    const [first, second] = [await pay(twice[0]), await pay(twice[1])];
    expect([first?.status, second?.body.code]).toEqual([200, 'money_returns']);
    await till.app.settled(at.barn.farmId);
    expect(till.stripe.refunds().filter(({ payment_intent }) => payment_intent === twice[1].id)).toMatchObject([
      { amount: twice[1].amount },
    ]);
    expect(await at.office.events('CreditSpent')).toHaveLength(1);
    expect(await at.office.items(at.student)).toHaveLength(3);
  });
});
