import type { ProductReply } from '../../src/modules/billing/http/products.replies.js';
import { openTill, type PayingBarn, type Till } from './till.js';

type Caller = Parameters<PayingBarn['barn']['call']>[0];

describe('prices for new customers only', () => {
  let till: Till, at: PayingBarn, trial: ProductReply;
  beforeAll(async () => {
    till = await openTill();
  });
  beforeEach(async () => {
    at = await till.connected();
    const offer = { product_name: 'Trial', product_price: 20, product_count: 1, new_customers_only: 1 };
    trial = await at.office.newProduct({ ...offer, purchase_online: 1 });
  });
  afterAll(() => till.stop());

  const one = (studentId = at.student) => at.line({ product_id: trial.id, student_id: studentId });
  const names = (body: { products: ProductReply[] }) => body.products.map(({ product_name }) => product_name);
  const shown = async (who: Caller = at.family) => (await at.barn.call(who, 'GET', 'products/index')).body;
  const quoted = async (who: Caller = at.family, lines = [one()]) =>
    (await at.barn.call(who, 'POST', 'items/quote', { item_details: lines })).body.warnings;

  it('are bought once for each rider of a family that has bought nothing', async () => {
    const [first = '', second = ''] = at.family.studentIds;
    expect(names(await shown())).toEqual(['10 group lessons', 'Trial']);
    expect(await quoted()).toEqual([]);
    const twice = await at.start({ item_details: [one(first), one(first)] });
    expect([twice.status, twice.body.code]).toEqual([409, 'new_customers_once']);
    const { body } = await at.start({ item_details: [one(first), one(second)] });
    await at.enter(body.payment_intent);
    expect((await at.paid(body.payment_intent.id)).status).toBe(200);
    expect((await at.office.items(first)).map(({ product_name }) => product_name)).toEqual(['Trial']);
  });

  it('are hidden from a family that has bought for any of its riders, and refused with the reason', async () => {
    const [first = '', second = ''] = at.family.studentIds;
    await at.office.sell(at.line({ student_id: second }));
    expect(await shown()).toMatchObject({ products: [{ product_name: '10 group lessons' }], left_out: 1 });
    expect((await at.barn.call(at.family, 'GET', 'products/getProduct', { id: trial.id })).status).toBe(404);
    const reason = 'Trial is for new customers only, and this family has bought here before.';
    expect(await quoted()).toEqual([reason]);
    const refused = await at.start({ item_details: [one(first)] });
    expect([refused.status, refused.body.code, refused.body.message]).toEqual([409, 'new_customers_only', reason]);
    expect(await at.office.items(first)).toEqual([]);
  });

  it('are open again once what was bought is deleted, and in spite of what a cancellation gave', async () => {
    const { items } = await at.office.sell(at.line(), { invoice: 1 });
    expect(await shown()).toMatchObject({ left_out: 1 });
    await at.barn.call(at.barn.admin, 'POST', 'items/delete', { id: items[0]?.id });
    const { places } = await at.office.lesson('2026-11-24', [at.student]);
    await at.office.cancel(places[at.student] ?? '', 'CWM');
    expect(await at.office.items(at.student)).toMatchObject([{ kind: 'makeup' }]);
    expect(await shown()).toMatchObject({ left_out: 0 });
  });

  it('are sold by staff to anybody, who are told; and to them all are shown', async () => {
    await at.office.sell(at.line());
    expect(await quoted(at.barn.admin)).toEqual([expect.stringContaining('has bought here before')]);
    expect((await at.office.sell(one())).items).toMatchObject([{ product_name: 'Trial' }]);
    expect(await shown(at.barn.admin)).toMatchObject({ products: [{}, { new_customers_only: 1 }], left_out: 0 });
    const { options } = (await at.barn.call(at.barn.admin, 'GET', 'options/index')).body;
    expect(options.product).toContainEqual(expect.objectContaining({ id: trial.id, new_customers_only: 1 }));
  });

  it('say nothing to a family about another', async () => {
    await at.office.sell(at.line());
    const stranger = await at.barn.newFamily();
    expect(await quoted(stranger)).toEqual([]);
    expect(await shown(stranger)).toMatchObject({ left_out: 0 });
  });
});
