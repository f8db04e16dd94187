import { moduleDescriptions } from '../../app.module.js';
import { BarnDatabase } from '../../platform/database/databases.js';
import { rebuildBarns } from '../../platform/event-store/rebuild.js';
import { Registry } from '../../platform/event-store/registry.js';
import { contradictionsIn } from '../../../test/rebuild/books.js';
import { sharedApp, type TestApp } from '../../../test/support/test-app.js';
import type { TestBarn } from '../../../test/support/test-barn.js';
import type { ItemReply } from './http/items.replies.js';
import type { ProductReply } from './http/products.replies.js';
import { shop, type Shop } from './test/shop.js';

const DAY = '2026-11-24';

/** A lesson of ten for 450 with 13 % tax is worth 50.85. C11 */
describe('credits are spent', () => {
  let app: TestApp;
  let barn: TestBarn;
  let office: Shop;
  let ten: ProductReply, single: ProductReply;
  let family: TestBarn['family'];
  let rider: string, sister: string;
  beforeAll(async () => {
    app = await sharedApp();
    barn = await app.barn({ preferences: { tax_percent: 0.13, can_use_invoices: 1 } });
    office = shop(barn);
    ten = await office.newProduct();
    single = await office.newProduct({ product_name: 'One lesson', product_price: 40, product_count: 1 });
  });
  beforeEach(async () => {
    family = await barn.newFamily();
    [rider, sister] = family.studentIds as [string, string];
  });

  const credit = async (student = rider, day = DAY) => {
    await office.sell({ product_id: ten.id, student_id: student }, { use_credits: 0 });
    const { places } = await office.lesson(day, [student]);
    await office.cancel(places[student] as string, 'CWC');
    const credits = (await office.items(student)).filter(({ kind, remain }) => kind === 'credit' && remain === 1);
    return credits[0] as ItemReply;
  };
  const left = async () => {
    const { body } = await barn.call(family, 'GET', 'items/credits', {
      student_ids: JSON.stringify(family.studentIds),
    });
    return body.credits.map(({ total }: { total: number }) => total);
  };
  const line = (details: object = {}) => ({ product_id: single.id, student_id: rider, ...details });
  const quote = async (body: object, who: object = barn.admin) =>
    (await barn.call(who as never, 'POST', 'items/quote', body)).body;
  const buy = (body: object) => barn.call(barn.admin, 'POST', 'items/createMultiple', body);

  it('by themselves, the oldest first, shown before and after; the rest lies on', async () => {
    const [first, second] = [await credit(rider), await credit(sister, '2026-11-25')];
    expect([first.product_price, second.product_price]).toEqual([-50.85, -50.85]);
    const cart = { item_details: [line(), line({ student_id: sister })] };
    const sums = {
      cartItems: 80,
      cartCredits: 90.39,
      cartSubtotal: -10.39,
      cartTax: 10.4,
      cartSubtotalWithTax: 0.01,
      cartTotal: 0.01,
    };
    expect(await quote(cart)).toMatchObject({
      ...sums,
      credits: [
        { item_id: first.id, student_id: rider, missed_date: DAY, amount: 50.85, used: 50.85 },
        { item_id: second.id, student_id: sister, missed_date: '2026-11-25', amount: 50.85, used: 39.54 },
      ],
    });
    expect(await left()).toEqual([50.85, 50.85]);
    const { payment, items } = (await buy({ ...cart, amount: 0.01 })).body;
    expect(payment).toMatchObject({ subtotal: -10.39, tax: 10.4, total: 0.01 });
    expect(items.map(({ kind, product_price }: ItemReply) => [kind, product_price])).toEqual([
      ['package', 40],
      ['package', 40],
      ['credit', -50.85],
      ['credit', -39.54],
    ]);
    expect(await left()).toEqual([11.31]);
    const { body } = await barn.call(family, 'GET', 'items/getAllItemsForPayment', { payment_id: payment.id });
    expect(body.items.map(({ price }: { price: number }) => price).toSorted((a: number, b: number) => a - b)).toEqual([
      -50.85, -39.54, 40, 40,
    ]);
  });

  it('as a negative line: so much of a certain one, or what a member has', async () => {
    const { id, product_id } = await credit();
    const half = await buy({ item_details: [line(), { item_id: id, student_id: rider, product_price: -20 }] });
    expect(half.body.payment).toMatchObject({ total: 25.2 });
    expect(await left()).toEqual([30.85]);
    const rest = await buy({ item_details: [line(), { product_id, student_id: rider }], invoice: 1 });
    expect(rest.body.payment).toMatchObject({ total: 14.35, outstanding: 14.35, invoice: 1 });
    expect(await left()).toEqual([]);
  });

  it('never twice, never more than there is, never alone', async () => {
    const { id, product_id } = await credit();
    const spend = (...item_details: object[]) => buy({ item_details });
    const named = { item_id: id, student_id: rider };
    expect((await spend(line(), { ...named, product_price: -51 })).body).toMatchObject({
      status: 409,
      code: 'credit_too_small',
      message: 'Only 50.85 is left of this credit.',
    });
    expect((await spend(line(), { ...named, product_price: 5 })).status).toBe(400);
    expect((await spend(named)).body).toMatchObject({ status: 409, code: 'cart_empty' });
    expect((await spend(line(), line(), named, named)).body).toMatchObject({ status: 409, code: 'credit_spent' });
    const both = await Promise.all([spend(line(), named, line()), spend(line(), named, line())]);
    expect(both.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409]);
    expect((await spend(line(), { product_id, student_id: rider })).body).toMatchObject({ code: 'credit_spent' });
    expect(await office.events('CreditSpent')).toEqual(
      expect.arrayContaining([expect.objectContaining({ packageId: id, priceMinor: -5085 })]),
    );
  });

  it('never those of another family or barn', async () => {
    const { id } = await credit();
    const [others, elsewhere] = [await barn.newFamily(), await app.barn()];
    const theirs = line({ student_id: others.studentIds[0] });
    expect(await quote({ item_details: [theirs] })).toMatchObject({ cartTotal: 45.2, credits: [] });
    expect(
      (await buy({ item_details: [theirs, { item_id: id, student_id: others.studentIds[0] }] })).body,
    ).toMatchObject({
      code: 'credit_spent',
    });
    expect(await quote({ item_details: [line()] }, others)).toMatchObject({ credits: [] });
    const cart = { item_details: [{ item_id: id, student_id: elsewhere.family.studentIds[0] }] };
    expect((await elsewhere.call(elsewhere.admin, 'POST', 'items/quote', cart)).body).toMatchObject({
      code: 'credit_spent',
    });
    expect(await left()).toEqual([50.85]);
  });

  it('not where staff keep them, pay on the spot, or use up a payment that came in before', async () => {
    await credit();
    expect(await quote({ item_details: [line()], use_credits: 0 })).toMatchObject({
      cartCredits: 0,
      cartTotal: 45.2,
      credits: [{ amount: 50.85, used: 0 }],
    });
    for (const kept of [{ use_credits: 0 }, { is_quickpay: 1 }])
      expect((await buy({ item_details: [line()], ...kept })).body.payment).toMatchObject({ total: 45.2 });
    const { body } = await barn.call(barn.admin, 'POST', 'payments/create', {
      account_holder_id: family.personId,
      amount: 45.2,
    });
    expect((await buy({ item_details: [line()], payment_id: body.payment.id })).status).toBe(200);
    expect(await left()).toEqual([50.85]);
  });

  it('and are the family’s again when what they paid for is gone', async () => {
    const { id } = await credit();
    const paid = (await buy({ item_details: [line({ product_price: 100 })] })).body.payment;
    expect(paid).toMatchObject({ total: 62.15 });
    expect((await barn.call(barn.admin, 'POST', 'items/delete', { id })).body).toMatchObject({ code: 'credit_spent' });
    await barn.call(barn.admin, 'POST', 'payments/deleteManualPayment', { payment_id: paid.id });
    expect(await left()).toEqual([50.85]);
  });

  it('and come back as far as an unpaid invoice costs less than they paid', async () => {
    await credit();
    const { payment, items } = (await buy({ item_details: [line({ product_price: 100 })], invoice: 1 })).body;
    expect(payment).toMatchObject({ total: 62.15 });
    const cheaper = (price: number) => {
      const { id, purchase_date, package_start_date, package_expiry_date, start_count } = items[0] as ItemReply;
      const same = { id, purchase_date, package_start_date, package_expiry_date, start_count };
      return barn.call(barn.admin, 'POST', 'items/update', { ...same, price });
    };
    const invoice = async () =>
      (await barn.call(family, 'GET', 'items/getAllItemsForPayment', { payment_id: payment.id })).body.payment;
    await cheaper(45);
    expect([(await invoice()).total, await left()]).toEqual([0, []]);
    await cheaper(40);
    expect([(await invoice()).total, await left()]).toEqual([45.2, [50.85]]);
  });

  it('so that the books agree, and a rebuild finds nothing to put right', async () => {
    expect(await contradictionsIn(barn)).toEqual({});
    const registry = new Registry(moduleDescriptions);
    expect((await rebuildBarns(app.app.get(BarnDatabase).sql, registry, [barn.farmId])).mended).toBe(0);
  });
});
