import { openTill, type PayingBarn, type Till } from './till.js';

describe('what families buy by quantity', () => {
  let till: Till, at: PayingBarn;
  beforeAll(async () => {
    till = await openTill();
  });
  beforeEach(async () => {
    at = await till.connected();
  });
  afterAll(() => till.stop());

  const goods = { product_count: 1, is_tracked: 0, purchase_online: 1 };

  it('costs what the server makes of it, and becomes what was offered', async () => {
    const hay = { product_name: 'Hay', product_price: 4.5, price_unit: 'bale' };
    const { id } = await at.office.newProduct({ ...goods, ...hay });
    const line = at.line({ product_id: id, quantity: 2.5, product_price: 0.01 });
    const { body } = await at.start({ item_details: [line] });
    await at.barn.call(at.barn.admin, 'POST', 'products/update', { id, product_price: 9 });
    await at.enter(body.payment_intent);
    expect((await at.paid(body.payment_intent.id)).status).toBe(200);
    const [sold] = await at.office.items(at.student);
    expect(sold).toMatchObject({ product_name: 'Hay, 2.5 bale × 4.50 CAD', product_price: 11.25 });
  });

  it('is not what has a lowest price, though they see it', async () => {
    const clipping = { product_name: 'Clipping', product_price: 80, price_from: 1 };
    const { id } = await at.office.newProduct({ ...goods, ...clipping });
    const line = at.line({ product_id: id, product_price: 95 });
    const refused = await at.start({ item_details: [line] });
    expect([refused.status, refused.body.code]).toEqual([409, 'ask_the_barn']);
    const { products } = (await at.barn.call(at.family, 'GET', 'products/index')).body;
    expect(products).toContainEqual(expect.objectContaining({ id, price_from: 1 }));
    const { warnings } = (await at.barn.call(at.family, 'POST', 'items/quote', { item_details: [line] })).body;
    expect(warnings).toEqual([expect.stringContaining('Please ask the barn')]);
  });
});
