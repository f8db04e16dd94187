import { lessonValue } from '../../src/modules/enrollment/contracts.js';
import { shop, type Shop } from '../../src/modules/billing/test/shop.js';
import { sharedApp, type TestApp } from '../support/test-app.js';
import type { TestBarn } from '../support/test-barn.js';

type Row = Record<string, string | number | null>;

let app: TestApp, barn: TestBarn, office: Shop, rider: string, ten: string;
beforeEach(async () => {
  app = await sharedApp();
  app.clock.set('2026-11-24T14:00:00Z');
  barn = await app.barn({ preferences: { can_use_invoices: 1, tax_percent: 0.13 } });
  office = shop(barn);
  rider = barn.family.studentIds[0] as string;
  ten = (await office.newProduct()).id;
});

const of = (id: string, own: object = {}) => ({ product_id: id, student_id: rider, ...own });
const ask = (group: string, query: object = {}, who = barn.admin) =>
  barn.call(who, 'GET', `reports/${group}`, { report: 'total', date1: '2026-11-01', date2: '2026-11-30', ...query });
const rowsOf = async (group: string, query: object = {}): Promise<Row[]> => (await ask(group, query)).body.reports;
const rideOn = async (day: string, item_id: string) => {
  const { places } = await office.lesson(day, [rider]);
  await barn.call(barn.admin, 'POST', 'lesson_people/update', { id: places[rider], item_id });
};

describe('the packages that were sold', () => {
  it('are added up by what they are, with what is left of them and what ends soon', async () => {
    await office.sell(of(ten), { date: '2026-11-02', payment_method: 'cash' });
    await office.lesson('2026-11-25', [rider]);
    const short = await office.newProduct({
      product_name: 'Trial',
      product_price: 30,
      product_count: 2,
      expires_in: 7,
    });
    await office.sell(of(short.id), { date: '2026-11-20', payment_method: 'cash' });
    await office.sell(of(short.id), { date: '2026-10-20', payment_method: 'cash' });
    const rows = await rowsOf('packages', { sort: '["package","ASC"]' });
    expect(rows).toMatchObject([
      { package: '10 group lessons', sold: 1, price: 450, lessons: 10, used: 1, left: 9, lost: 0, soon: 0 },
      { package: 'Trial', sold: 1, price: 30, lessons: 2, used: 0, left: 2, lost: 0, soon: 2 },
    ]);
    expect((await ask('packages')).body.totals).toMatchObject({ packages: 2, lessons_sold: 12, left: 11, price: 480 });
    const october = { date1: '2026-10-01', date2: '2026-10-31' };
    expect(await rowsOf('packages', { report: 'detail', ...october })).toMatchObject([
      { package: 'Trial', lessons: 2, used: 0, left: 0, lost: 2, account_id: barn.family.personId },
    ]);
    const [ends] = await rowsOf('packages', { report: 'expiring' });
    expect(ends).toMatchObject({ package: 'Trial', left: 2, purchase_date: '2026-11-20' });
  });

  it('are the administrators’ to read, as all of the barn’s money is', async () => {
    const reporter = await barn.newInstructor({ permissions: ['STAFF_CAN_VIEW_GENERAL_REPORTS'] });
    for (const group of ['packages', 'unused', 'tax']) expect((await ask(group, {}, reporter)).status).toBe(403);
  });
});

describe('what is paid and not ridden', () => {
  it.each([
    [100, 3, 0],
    [100, 3, 1],
    [100, 3, 2],
    [99.99, 7, 5],
  ])('is worth what its lessons are, one after the other (%d for %d, %d ridden)', async (price, count, ridden) => {
    const { id } = await office.newProduct({ product_price: price, product_count: count });
    const { items } = await office.sell(of(id), { payment_method: 'cash' });
    for (let at = 0; at < ridden; at++) await rideOn(`2026-11-2${5 + at}`, (items[0] as { id: string }).id);
    const sold = { priceMinor: Math.round(price * 100), taxPercent: 0.13, taxIncluded: false, startCount: count };
    const values = Array.from({ length: count }).reduce<number[]>(
      (before, _, givenUnits) => [
        ...before,
        lessonValue({ ...sold, givenUnits, givenMinor: before.reduce((sum, value) => sum + value, 0) }),
      ],
      [],
    );
    const worth = values.slice(ridden).reduce((sum, value) => sum + value, 0) / 100;
    expect(await rowsOf('unused')).toMatchObject([
      { account_id: barn.family.personId, packages: 1, left: count - ridden, worth },
    ]);
    expect((await ask('unused')).body.totals).toMatchObject({ accounts: 1, left: count - ridden, worth });
  });

  it('is nothing of an invoice that is open, of what has ended, and of another barn', async () => {
    await office.sell(of(ten), { invoice: 1 });
    const short = await office.newProduct({ product_price: 30, product_count: 2, expires_in: 7 });
    await office.sell(of(short.id), { date: '2026-11-02', payment_method: 'cash' });
    const other = await app.barn();
    const sold = await shop(other).newProduct();
    await shop(other).sell({ product_id: sold.id, student_id: other.family.studentIds[0] }, { payment_method: 'cash' });
    expect(await rowsOf('unused', { report: 'detail' })).toEqual([]);
  });
});

describe('tax by its rates', () => {
  const invoice = async (...rates: number[]) => {
    const sold = await Promise.all(
      rates.map((tax_percent, at) => office.newProduct({ tax_percent, product_price: [100, 133.33][at] })),
    );
    const answer = await barn.call(barn.admin, 'POST', 'items/createMultiple', {
      account_holder_id: barn.family.personId,
      invoice: 1,
      item_details: sold.map(({ id }) => of(id)),
    });
    return answer.body.payment as { id: string; total: number };
  };
  const pay = (amount: number) =>
    barn.call(barn.admin, 'POST', 'payments/payInvoices', {
      billing_person_id: barn.family.personId,
      amount,
      payment_method: 'cash',
    });
  const rounded = (value: number) => Math.round(value * 100) / 100;
  const added = (rows: Row[], name: string) => rounded(rows.reduce((sum, row) => sum + Number(row[name]), 0));

  it('is what the takings say, also of an invoice of two rates that is paid in parts', async () => {
    const { total } = await invoice(0.19, 0.07);
    await pay(17.01);
    await pay(rounded(total - 17.01));
    await office.sell(of(ten), { payment_method: 'cash' });
    const rows = await rowsOf('tax');
    expect(Object.fromEntries(rows.map(({ rate, payments }) => [rate, payments]))).toEqual({
      '13 %': 1,
      '19 %': 2,
      '7 %': 2,
    });
    const takings = (await ask('takings')).body;
    expect([added(rows, 'tax'), added(rows, 'total')]).toEqual([takings.totals.tax, takings.totals.taken]);
    expect((await ask('tax')).body.totals).toMatchObject({ net: added(rows, 'net'), tax: takings.totals.tax });
    // Each of two payments is divided by itself: a cent may stand at the other rate.
    const seven = rows.find(({ rate }) => rate === '7 %') as { net: number; tax: number };
    expect([Math.abs(seven.net - 133.33), Math.abs(seven.tax - 9.33)].every((off) => off < 0.011)).toBe(true);
  });

  it('goes back at the rate at which it came', async () => {
    const { total } = await invoice(0.07);
    await pay(total);
    const { places } = await office.lesson('2026-11-25', [rider]);
    await office.cancel(places[rider] as string, 'CWR');
    const [row, ...others] = await rowsOf('tax');
    expect([row?.rate, others]).toEqual(['7 %', []]);
    const takings = (await ask('takings')).body.totals;
    expect(takings.taken).toBeLessThan(total);
    expect([row?.tax, row?.total]).toEqual([takings.tax, takings.taken]);
  });
});
