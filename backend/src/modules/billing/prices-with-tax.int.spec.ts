import { sharedApp, type TestApp } from '../../../test/support/test-app.js';
import type { TestBarn } from '../../../test/support/test-barn.js';
import { ChangePreference } from '../farms/contracts.js';
import type { ItemReply } from './http/items.replies.js';
import { shop, type Shop } from './test/shop.js';

describe('prices that include tax (E01)', () => {
  let app: TestApp;
  let barn: TestBarn;
  let office: Shop;
  beforeEach(async () => {
    app = await sharedApp();
    barn = await app.barn({ preferences: { can_use_invoices: 1, tax_percent: 0.19, prices_include_tax: 1 } });
    office = shop(barn);
  });

  const rider = () => barn.family.studentIds[0] as string;
  const single = () => office.newProduct({ product_name: 'Group lesson', product_price: 25, product_count: 1 });
  const lines = (id: string, count: number) =>
    Array.from({ length: count }, () => ({ product_id: id, student_id: rider() }));
  const buy = async (id: string, count: number) =>
    (await barn.call(barn.admin, 'POST', 'items/createMultiple', { item_details: lines(id, count) })).body;
  const comesOnTop = () => barn.run(ChangePreference, { field: 'prices_include_tax', value: 0 });

  it('are what is quoted, paid and printed, however many are bought', async () => {
    const { id } = await single();
    const quote = await barn.call(barn.admin, 'POST', 'items/quote', { item_details: lines(id, 3) });
    expect(quote.body).toMatchObject({ cartSubtotal: 63.03, cartTax: 11.97, cartTotal: 75 });
    expect((await buy(id, 3)).payment).toMatchObject({ subtotal: 63.03, tax: 11.97, total: 75 });
  });

  it('stay what they were when the barn changes its mind, also on an invoice that is amended', async () => {
    const { id } = await single();
    const { items, payment } = await office.sell(lines(id, 1)[0] as object, { invoice: 1 });
    expect(payment).toMatchObject({ subtotal: 21.01, tax: 3.99, total: 25 });
    await comesOnTop();
    expect((await buy(id, 1)).payment).toMatchObject({ subtotal: 25, tax: 4.75, total: 29.75 });
    const { purchase_date, package_start_date, package_expiry_date, ...held } = items[0] as ItemReply;
    const dates = { purchase_date, package_start_date, package_expiry_date };
    expect((await barn.call(barn.admin, 'POST', 'items/update', { id: held.id, ...dates, price: 20 })).status).toBe(
      200,
    );
    const [invoice] = (await office.payments()).filter(({ transaction_type }) => transaction_type === 'invoice');
    expect(invoice).toMatchObject({ total_minor: 2000 });
  });

  it('come back whole when a lesson is cancelled', async () => {
    const { id } = await office.newProduct({ product_price: 200, product_count: 10 });
    await buy(id, 1);
    const { places } = await office.lesson('2026-12-01', [rider()]);
    await office.cancel(places[rider()] as string, 'CWC');
    const credits = (await office.items(rider())).filter(({ kind }) => kind === 'credit');
    expect(credits.map(({ product_price }) => product_price)).toEqual([-20]);
  });
});
