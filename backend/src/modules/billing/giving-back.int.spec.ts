import { sharedApp, type TestApp } from '../../../test/support/test-app.js';
import type { TestBarn } from '../../../test/support/test-barn.js';
import type { ProductReply } from './http/products.replies.js';
import { shop, type Shop } from './test/shop.js';

const DAYS = ['2026-11-24', '2026-11-25', '2026-11-26', '2026-11-27'];

/** Money that a barn gives back: never more than came in, with its tax, to the cent. C09 E01 E06 */
describe('what is given back', () => {
  let app: TestApp;
  let barn: TestBarn;
  let office: Shop;
  let rider: string;
  let family: TestBarn['family'];
  beforeAll(async () => {
    app = await sharedApp();
    barn = await app.barn({ preferences: { tax_percent: 0.13, can_use_invoices: 1 } });
    office = shop(barn);
  });
  beforeEach(async () => {
    family = await barn.newFamily();
    rider = family.studentIds[0] as string;
  });

  const sold = async (product: ProductReply, payment: object = {}) => {
    const { items, payment: paid } = await office.sell({ product_id: product.id, student_id: rider }, payment);
    return { item: items[0]!, paid };
  };
  const placeOn = async (day: string) => (await office.lesson(day, [rider])).places[rider] as string;
  const moneyOf = async () => {
    const asked = { billing_person_id: family.personId, limit: 100, include_invoices: 1 };
    return (await barn.call(barn.admin, 'GET', 'reports/financial', asked)).body;
  };
  const refunds = async () =>
    (await moneyOf()).reports.filter((row: { transaction_type: string }) => row.transaction_type === 'refund');
  const credits = async () => (await office.items(rider)).filter(({ kind }) => kind === 'credit');
  const edited = (item: { id: string; purchase_date: string; package_start_date: string }, details: object) =>
    barn.call(barn.admin, 'POST', 'items/update', {
      id: item.id,
      purchase_date: item.purchase_date,
      package_start_date: item.package_start_date,
      package_expiry_date: '2027-05-19',
      ...details,
    });

  it('is at most what is left of its payment, whatever the package costs by now', async () => {
    const { item } = await sold(await office.newProduct());
    const [first, second] = [await placeOn(DAYS[0]!), await placeOn(DAYS[1]!)];
    expect((await edited(item, { price: 45_000 })).status).toBe(200);
    await office.cancel(first, 'CWR');
    await office.cancel(second, 'CWR');
    expect((await refunds()).map(({ total }: { total: number }) => total)).toEqual([-508.5]);
    expect((await moneyOf()).totals).toMatchObject({ subtotal: 0, tax: 0, total: 0 });
  });

  it.each([
    ['refunds', ['CWR', 'CWR', 'CWR']],
    ['credits', ['CWC', 'CWC', 'CWC']],
    ['both', ['CWR', 'CWC', 'CWR']],
  ])('of three lessons for 226.00 comes to 226.00, as %s', async (_, actions) => {
    await sold(await office.newProduct({ product_price: 200, product_count: 3 }));
    const places = [await placeOn(DAYS[0]!), await placeOn(DAYS[1]!), await placeOn(DAYS[2]!)];
    for (const [n, action] of actions.entries()) expect((await office.cancel(places[n]!, action)).status).toBe(200);
    const amounts = [
      ...(await refunds()).map(({ total }: { total: number }) => total),
      ...(await credits()).map(({ product_price }) => product_price),
    ];
    expect(amounts).toHaveLength(3);
    expect(amounts.reduce((sum, amount) => sum + Math.round(amount * 100), 0)).toBe(-22_600);
  });

  it('is no more where many lessons are cancelled at once than one after another', async () => {
    await sold(await office.newProduct({ product_price: 200, product_count: 3 }));
    const lessons = [];
    for (const day of DAYS.slice(0, 3)) lessons.push((await office.lesson(day, [rider])).lessonId);
    const cancel = { bulkIds: lessons, cancelAction: 'BCWR', cancelReason: 'WEA', sendNotification: 0 };
    expect((await barn.call(barn.admin, 'POST', 'lessons/bulkCancel', cancel)).status).toBe(200);
    expect((await moneyOf()).totals).toMatchObject({ count: 4, subtotal: 0, tax: 0, total: 0 });
  });

  it('has the tax of what was paid, and reports follow', async () => {
    await sold(await office.newProduct());
    await office.cancel(await placeOn(DAYS[0]!), 'CWR');
    expect(await refunds()).toMatchObject([{ subtotal: -45, tax: -5.85, fee: 0, total: -50.85 }]);
    expect((await moneyOf()).totals).toEqual({ count: 2, subtotal: 405, tax: 52.65, fee: 0, total: 457.65 });
  });

  it('of an invoice is at most what was paid for it', async () => {
    const { paid } = await sold(await office.newProduct(), { invoice: 1 });
    const pay = {
      payment_id: paid.id,
      is_invoice_payment: 1,
      payment_method: 'transfer',
      amount: 40,
      accept_difference: 1,
    };
    expect((await barn.call(barn.admin, 'POST', 'payments/create', pay)).status).toBe(200);
    await office.cancel(await placeOn(DAYS[0]!), 'CWR');
    await office.cancel(await placeOn(DAYS[1]!), 'CWC');
    expect(await refunds()).toMatchObject([{ total: -40, tax: -4.6, payment_method: 'transfer' }]);
    expect(await credits()).toEqual([]);
  });

  it.each([
    ['cash', undefined, 'cash'],
    ['transfer', undefined, 'transfer'],
    ['cheque', 'cash', 'cash'],
  ])('came by %s, is approved as %p and goes back by %s', async (payment_method, approved_as, method) => {
    await sold(await office.newProduct(), { payment_method });
    const instructor = await barn.newInstructor({ permissions: ['STAFF_CAN_VIEW_CALENDAR', 'CANCEL_STUDENT_LESSON'] });
    const cancel = { id: await placeOn(DAYS[0]!), newEnrollStatus: 'CWR' };
    expect((await barn.call(instructor, 'POST', 'lesson_people/cancelStudent', cancel)).status).toBe(200);
    const [{ id }] = await refunds();
    const approval = { payment_id: id, payment_method: approved_as };
    expect((await barn.call(barn.admin, 'POST', 'payments/approveRefund', approval)).status).toBe(200);
    expect(await refunds()).toMatchObject([{ payment_method: method, paid: 1 }]);
  });

  // E06 C07
  it('of an unpaid invoice takes off what it asks for, to nothing: then it is settled, and open again where that is undone', async () => {
    const { paid, item } = await sold(await office.newProduct({ product_price: 200, product_count: 3 }), {
      invoice: 1,
    });
    const places = [await placeOn(DAYS[0]!), await placeOn(DAYS[1]!), await placeOn(DAYS[2]!)];
    const invoice = async () =>
      (await moneyOf()).reports.find(({ id }: { id: string }) => id === paid.id) as { paid: number; total: number };
    for (const place of places) {
      expect(await invoice()).toMatchObject({ paid: 0 });
      await office.cancel(place, 'CWR');
    }
    expect(await invoice()).toMatchObject({ subtotal: 0, tax: 0, total: 0, outstanding: 0, paid: 1 });
    expect((await office.item(item.id)).data.paid).toBe(1);
    const pay = { payment_id: paid.id, is_invoice_payment: 1, amount: 1, accept_difference: 1 };
    expect((await barn.call(barn.admin, 'POST', 'payments/create', pay)).body.code).toBe('invoice_paid');
    expect((await office.cancel(places[2]!, 'CLC')).status).toBe(200);
    expect(await invoice()).toMatchObject({ total: 75.34, outstanding: 75.34, paid: 0 });
  });
});
