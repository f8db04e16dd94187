import { sharedApp, type TestApp } from '../../../test/support/test-app.js';
import type { TestBarn } from '../../../test/support/test-barn.js';
import type { ProductReply } from './http/products.replies.js';
import { shop, type Shop } from './test/shop.js';

/** Ten lessons for 450 with 13 % tax on top, unless a case says otherwise. */
describe('discounts', () => {
  let app: TestApp, barn: TestBarn, office: Shop, ten: ProductReply, family: TestBarn['family'];
  beforeAll(async () => {
    app = await sharedApp();
  });
  beforeEach(async () => {
    app.clock.set('2026-11-27T15:00:00Z');
    barn = await app.barn({ preferences: { can_use_invoices: 1, tax_percent: 0.13 } });
    office = shop(barn);
    ten = await office.newProduct();
    family = await barn.newFamily({ students: 2 });
  });

  const post = (path: string, body: object, who: object = barn.admin) => barn.call(who as never, 'POST', path, body);
  const added = async (details: object): Promise<{ id: string; version: number }> => {
    const { status, body } = await post('rest/discounts', { title: 'Less', percent_off: 0.1, ...details });
    expect([status, body]).toEqual([200, expect.objectContaining(details)]);
    return body;
  };
  const line = (at = 0, details: object = {}) => ({
    product_id: ten.id,
    student_id: family.studentIds[at],
    ...details,
  });
  const siblings = () => [line(0, { product_price: 450 }), line(1)];
  const quote = async (item_details: object[], more: object = {}) =>
    (await post('items/quote', { item_details, ...more })).body;
  const look = (code: string, who: object = family) =>
    post('discounts/look', { code, billing_person_id: family.personId }, who);
  const bought = (item_details: object[], more: object = {}) => post('items/createMultiple', { item_details, ...more });
  const row = async (id: string) => (await barn.call(barn.admin, 'GET', `rest/discounts/${id}`)).body;

  it('say nothing as long as there is none', async () => {
    expect(await quote(siblings())).toMatchObject({ cartDiscount: 0, discounts: [], takes_codes: 0, cartItems: 900 });
  });

  it('come by themselves for siblings, in the quote as in the purchase; reports and history say what was paid', async () => {
    const { id } = await added({ kind: 'sibling', title: 'Sibling discount' });
    expect(await quote(siblings())).toMatchObject({
      cartDiscount: 45,
      discounts: [
        { line: expect.any(Number), discount_id: id, title: 'Sibling discount', is_code: 0, price: 450, off: 45 },
      ],
      cartItems: 855,
      cartTax: 111.15,
      cartSubtotalWithTax: 966.15,
      takes_codes: 0,
    });
    const { status, body } = await bought(siblings(), { amount: 966.15 });
    expect(status).toBe(200);
    expect(body.payment).toMatchObject({ subtotal: 855, tax: 111.15, total: 966.15 });
    expect(body.items.map((item: object) => item)).toEqual(
      expect.arrayContaining([
        expect.objectContaining({ product_price: 405, discount: 45, discount_title: 'Sibling discount' }),
        expect.objectContaining({ product_price: 450, discount: 0, discount_title: null }),
      ]),
    );
    const [sold] = (await office.events('PackagePurchased')).filter((data) => 'discount' in data);
    expect(sold).toMatchObject({
      priceMinor: 40_500,
      discount: { discountId: id, kind: 'sibling', title: 'Sibling discount', offMinor: 4500 },
    });
    expect(await row(id)).toMatchObject({ use_count: 1, taken_off: 45 });
    const asked = { report: 'total', date1: '2026-11-01', date2: '2026-11-30' };
    expect((await barn.call(barn.admin, 'GET', 'reports/packages', asked)).body.totals).toMatchObject({ price: 855 });
  });

  it('are in the history in the amounts that people typed', async () => {
    const { id } = await added({ kind: 'sibling', amount_off: 10.5 });
    const edited = await barn.call(barn.admin, 'PUT', `rest/discounts/${id}`, { amount_off: 20.29 });
    expect(edited.body).toMatchObject({ amount_off: 20.29 });
    const { changes } = (await barn.call(barn.admin, 'GET', 'history/index', { record: 'discount', id })).body;
    expect(JSON.stringify(changes[0])).toMatch(/amount_off.*10\.5.*20\.29/);
    expect(await row(id)).toMatchObject({ amount_off: 20.29, percent_off: 0.1 });
  });

  it('of a price with tax in it leave the tax in what is paid', async () => {
    barn = await app.barn({ preferences: { tax_percent: 0.19, prices_include_tax: 1 } });
    office = shop(barn);
    ten = await office.newProduct({ product_price: 119 });
    family = await barn.newFamily({ students: 2 });
    await added({ kind: 'quantity', from_count: 2, percent_off: null, amount_off: 19 });
    expect(await quote([line(0), line(1)])).toMatchObject({
      cartDiscount: 38,
      cartItems: 168.07,
      cartTax: 31.93,
      cartSubtotalWithTax: 200,
    });
  });

  it('with an amount off, the fee of a card is on what is left', async () => {
    barn = await app.barn({ preferences: { stripe_convenience_fee: 0.02 } });
    office = shop(barn);
    ten = await office.newProduct();
    family = await barn.newFamily({ students: 2 });
    await added({ kind: 'sibling', percent_off: null, amount_off: 50 });
    expect(await quote(siblings())).toMatchObject({ cartSubtotalWithTax: 850, cartFee: 17, cartTotal: 867 });
  });

  it('leave a price that staff have said, and what is assigned or renewed', async () => {
    await added({ kind: 'sibling' });
    const own = [line(0, { product_price: 500 }), line(1, { product_price: 400 })];
    expect((await bought(own)).body.payment.subtotal).toBe(900);
    const assigned = await post('items/assignToStudents', { product_id: ten.id, student_ids: family.studentIds });
    expect(assigned.body.total).toBe(1017);
    const monthly = await office.newProduct({ product_name: 'Monthly', is_auto: 1 });
    const cart = [line(0), line(1, { product_id: monthly.id, product_price: 450 })];
    const { items } = (await bought(cart)).body;
    const lowered = items.find(({ discount }: { discount: number }) => discount > 0);
    expect(lowered).toMatchObject({ product_price: 405 });
  });

  it('a code is typed in any way, counted, and given back with deleted packages until they are restored', async () => {
    const { id } = await added({ kind: 'code', code: 'Spring 27', max_uses: 1 });
    expect(await quote([line()])).toMatchObject({ cartDiscount: 0, takes_codes: 1 });
    expect((await look('spring27')).body).toEqual({ discount_id: id, title: 'Less' });
    expect(await quote([line()], { discount_id: id })).toMatchObject({ cartDiscount: 45, discounts: [{ is_code: 1 }] });
    const first = await bought([line()], { discount_id: id, amount: 457.65 });
    expect(first.status).toBe(200);
    expect(await quote([line()], { discount_id: id })).toMatchObject({
      cartDiscount: 0,
      warnings: ['This code has been used up.'],
    });
    expect((await bought([line()], { discount_id: id })).body).toMatchObject({
      errors: [{ field: 'discount_id', message: 'This code has been used up.' }],
    });
    expect((await look('SPRING 27')).body).toMatchObject({
      errors: [{ field: 'code', message: 'This code has been used up.' }],
    });
    const { id: packageId } = first.body.items[0];
    await post('items/delete', { id: packageId });
    expect((await look('SPRING27')).status).toBe(200);
    expect(await row(id)).toMatchObject({ use_count: 0, taken_off: 0 });
    expect((await post('items/restore', { id: packageId })).status).toBe(200);
    expect(await row(id)).toMatchObject({ use_count: 1, taken_off: 45 });
  });

  it('a wrong code, another barn’s and an inactive one are refused by the same words, and families guess twenty times', async () => {
    await added({ kind: 'code', code: 'SPRING' });
    const other = await app.barn();
    await other.call(other.admin, 'POST', 'rest/discounts', {
      title: 'X',
      kind: 'code',
      code: 'ELSEWHERE',
      percent_off: 0.5,
    });
    for (const wrong of ['SPRINGS', 'ELSEWHERE'])
      expect((await look(wrong)).body).toMatchObject({
        errors: [{ field: 'code', message: 'No discount has this code. Look at it again.' }],
      });
    for (let n = 0; n < 18; n++) await look('GUESS');
    expect((await look('SPRING')).status).toBe(429);
    expect((await look('SPRING', barn.admin)).status).toBe(200);
  });

  it('the last use is one family’s, whoever asks at the same second', async () => {
    const { id } = await added({ kind: 'code', code: 'ONCE', max_uses: 1 });
    const other = (await barn.newFamily()).studentIds[0];
    const answers = await Promise.all([
      bought([line()], { discount_id: id }),
      bought([{ product_id: ten.id, student_id: other }], { discount_id: id }),
    ]);
    expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 400]);
    expect(await row(id)).toMatchObject({ use_count: 1 });
  });

  it('one code may stand for several packages, each with what it takes off', async () => {
    const one = await office.newProduct({ product_name: 'One', product_price: 50, product_count: 1 });
    const { id } = await added({ kind: 'code', code: 'BOTH', product_id: ten.id });
    await added({ kind: 'code', code: 'both', product_id: one.id, percent_off: 0.5 });
    const cart = [line(), line(1, { product_id: one.id })];
    expect(await quote(cart, { discount_id: id })).toMatchObject({ cartDiscount: 70 });
  });

  it('an invoice, its paper and its refund know what was paid', async () => {
    await added({ kind: 'sibling', title: 'Sibling discount', percent_off: 0.5 });
    const { payment } = (await bought(siblings(), { invoice: 1 })).body;
    expect(payment).toMatchObject({ subtotal: 675, outstanding: 762.75 });
    const { items } = (await barn.call(barn.admin, 'GET', 'items/getAllItemsForPayment', { payment_id: payment.id }))
      .body;
    expect(items).toEqual(
      expect.arrayContaining([
        expect.objectContaining({ price: 225, discount: 225, discount_title: 'Sibling discount' }),
      ]),
    );
  });

  it('a cancelled lesson is worth what was paid for it, and never more', async () => {
    await added({ kind: 'sibling', percent_off: 0.5 });
    const { items } = (await bought(siblings())).body;
    const lowered = items.find(({ discount }: { discount: number }) => discount > 0);
    const { places } = await office.lesson('2026-12-01', [lowered.student_id]);
    await office.cancel(places[lowered.student_id] as string, 'CWC');
    expect(await office.events('CreditIssued')).toMatchObject([{ priceMinor: -2543 }]);
    const later = await office.lesson('2026-12-08', [lowered.student_id]);
    await office.cancel(later.places[lowered.student_id] as string, 'CWR');
    expect(await office.events('RefundRequested')).toMatchObject([{ subtotalMinor: 2250, taxMinor: 293 }]);
  });

  it('another price that staff give a package ends what was taken off it', async () => {
    await added({ kind: 'sibling' });
    const { items } = (await bought(siblings())).body;
    const lowered = items.find(({ discount }: { discount: number }) => discount > 0);
    const dates = { purchase_date: '2026-11-27', package_start_date: '2026-11-27', package_expiry_date: '2027-03-01' };
    const edited = await post('items/update', { id: lowered.id, ...dates, start_count: 10, price: 380 });
    expect(edited.body.item).toMatchObject({ product_price: 380, discount: 0, discount_title: null });
  });
});
