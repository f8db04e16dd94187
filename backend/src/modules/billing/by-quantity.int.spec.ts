import { sharedApp, type TestApp } from '../../../test/support/test-app.js';
import type { TestBarn } from '../../../test/support/test-barn.js';
import type { ItemReply } from './http/items.replies.js';
import { shop, type Shop } from './test/shop.js';

const KM = { product_name: 'Transport', product_price: 0.6, price_unit: ' km ', product_count: 1, is_tracked: 0 };
const CLIPPING = { product_name: 'Clipping', product_price: 80, price_from: 1, product_count: 1, is_tracked: 0 };
const SAID = 'Transport, 12.5 km × 0.60 EUR';

describe('prices by a unit, and lowest prices', () => {
  let app: TestApp, barn: TestBarn, office: Shop;
  beforeEach(async () => {
    app = await sharedApp();
    barn = await app.barn({ currencyCode: 'EUR', preferences: { can_use_invoices: 1, tax_percent: 0 } });
    office = shop(barn);
  });
  const rider = () => barn.family.studentIds[0] as string;
  const quote = (line: object, who = barn.admin) =>
    barn.call(who, 'POST', 'items/quote', { item_details: [{ student_id: rider(), ...line }] });
  const buy = (line: object) =>
    barn.call(barn.admin, 'POST', 'items/createMultiple', {
      invoice: 1,
      item_details: [{ student_id: rider(), ...line }],
    });

  it('are what a product says; what says nothing is sold as before', async () => {
    expect(await office.newProduct(KM)).toMatchObject({ price_unit: 'km', price_from: 0 });
    const ten = await office.newProduct();
    expect(ten).toMatchObject({ price_unit: null, price_from: 0 });
    const edit = (details: object) => barn.call(barn.admin, 'POST', 'products/update', { id: ten.id, ...details });
    expect((await edit({ price_unit: 'day', price_from: 1 })).body.product).toMatchObject({
      price_unit: 'day',
      price_from: 1,
    });
    const renewed = await edit({ is_auto: 1 });
    expect([renewed.status, renewed.body.errors?.[0]?.field ?? renewed.body.field]).toEqual([400, 'is_auto']);
    expect((await edit({ price_unit: '', price_from: 0, is_auto: 1 })).body.product).toMatchObject({
      price_unit: null,
      is_auto: 1,
    });
  });

  it('are said by the same words in quote, invoice, package and list, and come to what was quoted', async () => {
    const { id } = await office.newProduct(KM);
    const line = { product_id: id, quantity: 12.5 };
    expect((await quote(line)).body).toMatchObject({
      cartTotal: 7.5,
      quantities: [{ line: 0, name: SAID, price: 7.5 }],
    });
    const { items, payment } = await office.sell({ student_id: rider(), ...line }, { invoice: 1, amount: 7.5 });
    expect(payment).toMatchObject({ total: 7.5 });
    expect(items).toMatchObject([{ product_name: SAID, product_price: 7.5 }]);
    expect(await office.items(rider())).toMatchObject([{ product_name: SAID }]);
    const event = (await barn.log()).find(({ type }) => type === 'billing.PackagePurchased');
    expect(event?.data).toMatchObject({
      quantity: { quantity: 12.5, unit: 'km', unitPriceMinor: 60, of: 'Transport' },
    });
  });

  it('of a package whose price is edited name the price of one no more, and it comes back so when it was deleted', async () => {
    const { id } = await office.newProduct(KM);
    const { items } = await office.sell({ student_id: rider(), product_id: id, quantity: 12.5 }, { invoice: 1 });
    const { id: item, purchase_date, package_start_date, package_expiry_date } = items[0] as ItemReply;
    const dates = { purchase_date, package_start_date, package_expiry_date };
    const said = { id: item, ...dates, start_count: 1, price: 7 };
    expect((await barn.call(barn.admin, 'POST', 'items/update', said)).body.item).toMatchObject({
      product_name: 'Transport, 12.5 km',
      product_price: 7,
    });
    expect((await barn.call(barn.admin, 'POST', 'items/delete', { id: item })).status).toBe(200);
    expect((await barn.call(barn.admin, 'POST', 'items/restore', { id: item })).status).toBe(200);
    expect(await office.items(rider())).toMatchObject([{ product_name: 'Transport, 12.5 km' }]);
  });

  it.each([[0], [-1], [0.001], [1.005], ['much'], [10_000_000.01], [10_000_000]])(
    'refuse a quantity of %p, in the quote as in the purchase',
    async (quantity) => {
      const { id } = await office.newProduct({ ...KM, product_price: 1.01 });
      const [quoted, bought] = [await quote({ product_id: id, quantity }), await buy({ product_id: id, quantity })];
      expect([quoted.status, bought.status]).toEqual([400, 400]);
    },
  );

  it('refuse a quantity of what is sold as a whole', async () => {
    const { id } = await office.newProduct();
    expect((await buy({ product_id: id, quantity: 2 })).status).toBe(400);
  });

  it('that are the lowest are what staff say they are, with a warning below it, and none without a word', async () => {
    const { id } = await office.newProduct(CLIPPING);
    const refused = await buy({ product_id: id });
    expect([refused.status, refused.body.code]).toEqual([409, 'amount_missing']);
    expect((await quote({ product_id: id, product_price: 60 })).body.warnings).toEqual([
      'Clipping costs from 80.00 EUR, and 60.00 EUR is less.',
    ]);
    expect((await buy({ product_id: id, product_price: 60 })).body.payment).toMatchObject({ total: 60 });
  });

  it('are not assigned to many at once where they are the lowest: nobody has said what they cost', async () => {
    const { id } = await office.newProduct(CLIPPING);
    const wish = { product_id: id, student_ids: [rider()] };
    const { status, body } = await barn.call(barn.admin, 'POST', 'items/assignToStudents', wish);
    expect([status, body.code]).toEqual([409, 'amount_missing']);
    const { options } = (await barn.call(barn.admin, 'GET', 'options/index')).body;
    expect(options.product).toContainEqual(expect.objectContaining({ id, price_from: 1 }));
  });
});
