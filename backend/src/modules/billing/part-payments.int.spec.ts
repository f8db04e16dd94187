import { contradictionsIn } from '../../../test/rebuild/books.js';
import { sharedApp } from '../../../test/support/test-app.js';
import type { TestBarn } from '../../../test/support/test-barn.js';
import { shop, type Shop } from './test/shop.js';

describe('part payments', () => {
  let barn: TestBarn;
  let office: Shop;
  let ten: { id: string };
  beforeAll(async () => {
    barn = await (await sharedApp()).barn({ preferences: { can_use_invoices: 1, tax_percent: 0.13 } });
    office = shop(barn);
    ten = await office.newProduct();
  });

  const call = (method: 'GET' | 'POST', path: string, body: object, who = barn.admin) =>
    barn.call(who, method, path, body);
  const pays = (billing_person_id: string, amount: number, of: object = {}) =>
    call('POST', 'payments/payInvoices', { billing_person_id, amount, ...of });
  const preview = async (billing_person_id: string, of: object = {}) =>
    (await call('POST', 'payments/previewInvoices', { billing_person_id, ...of })).body;
  const removal = async (payment_id: string) => (await call('GET', 'payments/previewDelete', { payment_id })).body;
  const remove = (payment_id: string) => call('POST', 'payments/deleteManualPayment', { payment_id });
  const financial = async (billing_person_id: string, query: object = {}) =>
    (await call('GET', 'reports/financial', { billing_person_id, ...query })).body;

  /** A family with two invoices of 508.50, the older one first. */
  const owing = async () => {
    const family = await barn.newFamily({ students: 1 });
    const student_id = family.studentIds[0]!;
    const line = { product_id: ten.id, student_id };
    const newer = await office.sell(line, { invoice: 1, date: '2026-11-12' });
    const older = await office.sell(line, { invoice: 1, date: '2026-10-12' });
    return { id: family.personId, family, student_id, older: older.payment, newer: newer.payment, items: older.items };
  };
  const open = async (id: string) =>
    Object.fromEntries(
      (await financial(id, { invoices_only: 1 })).reports.map((one: { id: string; outstanding: number }) => [
        one.id,
        one.outstanding,
      ]),
    );
  const owed = async (id: string) => (await call('GET', 'items/owed', { person_id: id })).body;

  it('pay the oldest first; what is owed is the same everywhere (E06 E18)', async () => {
    const { id, older, newer } = await owing();
    expect(await preview(id, { amount: 600 })).toMatchObject({
      invoices: [
        { payment_id: older.id, outstanding: 508.5, paid: 508.5, left: 0 },
        { payment_id: newer.id, outstanding: 508.5, paid: 91.5, left: 417 },
      ],
      outstanding: 1017,
      left: 417,
      credit: 0,
    });
    const { status, body } = await pays(id, 600, { payment_method: 'cheque', reference: '7', payment_notes: 'Both' });
    expect(status).toBe(200);
    const [first, second] = body.payments;
    expect(first).toMatchObject({
      invoice_id: older.id,
      payment_method: 'cheque',
      total: 508.5,
      payment_notes: 'Both',
      receipt_id: first.id,
    });
    expect(second).toMatchObject({ invoice_id: newer.id, total: 91.5, tax: 10.53, receipt_id: first.id });
    expect(await open(id)).toEqual({ [older.id]: 0, [newer.id]: 417 });
    expect((await financial(id)).outstandingTotals).toEqual({ count: 1, total: 417, overdue: 0 });
    expect((await financial(id)).totals.total).toBe(600);
    const report = (await call('GET', 'reports/owing', { report: 'total' })).body.reports as Record<string, unknown>[];
    expect(report.find(({ account_id }) => account_id === id)).toMatchObject({ invoices: 1, outstanding: 417 });
    const takings = await call('GET', 'reports/takings', {
      report: 'detail',
      date1: first.received,
      date2: first.received,
    });
    const lines = takings.body.reports.filter((one: { account_id: string }) => one.account_id === id);
    expect(lines.map(({ total }: { total: number }) => total).toSorted((a: number, b: number) => a - b)).toEqual([
      91.5, 508.5,
    ]);
    expect((await financial(id, { invoices_only: 1 })).reports[0]).toMatchObject({ part_paid: 91.5, paid: 0 });
  });

  it('pay as staff say, and the last one closes the invoice with all of its tax', async () => {
    const { id, older, newer } = await owing();
    await pays(id, 100, { invoices: [{ payment_id: newer.id, amount: 100 }] });
    expect(await open(id)).toEqual({ [older.id]: 508.5, [newer.id]: 408.5 });
    const refused = await pays(id, 500, { invoices: [{ payment_id: newer.id }] });
    expect([refused.status, refused.body.code, refused.body.message]).toEqual([
      409,
      'more_than_open',
      'Only 408.50 is open. Say that the rest becomes a credit.',
    ]);
    await pays(id, 408.5, { invoices: [{ payment_id: newer.id }] });
    expect(await open(id)).toEqual({ [older.id]: 508.5, [newer.id]: 0 });
    const { totals } = await financial(id);
    expect(totals).toMatchObject({ subtotal: 450, tax: 58.5, total: 508.5 });
  });

  it('make a credit of what is more than open, which is spent like any other (C11)', async () => {
    const { id, student_id, older, newer } = await owing();
    expect(await preview(id, { amount: 1100 })).toMatchObject({ left: 0, credit: 83, credit_for: expect.any(String) });
    const { body } = await pays(id, 1100, { rest_as_credit: 1 });
    expect(body.payments.at(-1)).toMatchObject({ total: 83, invoice_id: null, credit_id: expect.any(String) });
    expect(await open(id)).toEqual({ [older.id]: 0, [newer.id]: 0 });
    const credits = (await call('GET', 'items/credits', { student_ids: JSON.stringify([student_id]) })).body.credits;
    expect(credits).toMatchObject([{ student_id, total: 83 }]);
    const money = body.payments.at(-1).id as string;
    const twice = await call('POST', 'items/createMultiple', {
      payment_id: money,
      item_details: [{ product_id: ten.id, student_id, product_price: 10 }],
    });
    expect([twice.status, twice.body.code]).toEqual([409, 'payment_too_small']);
    const { payment } = await office.sell({ product_id: ten.id, student_id });
    expect(payment.total).toBe(425.5);
    const spent = await remove(money);
    expect([spent.status, spent.body.code]).toEqual([409, 'overpayment_spent']);
  });

  it('say first what opens again when they are deleted, and then it does, with all that was received as one (E07)', async () => {
    const { id, student_id, older, newer } = await owing();
    const { payments } = (await pays(id, 1100, { rest_as_credit: 1 })).body;
    expect(await removal(payments[1].id)).toEqual({
      total: 1100,
      credit: 83,
      packages: [],
      invoices: [
        { payment_id: newer.id, invoice_number: newer.invoice_number, opens: 508.5, outstanding: 508.5 },
        { payment_id: older.id, invoice_number: older.invoice_number, opens: 508.5, outstanding: 508.5 },
      ],
    });
    expect((await remove(payments[1].id)).status).toBe(200);
    expect(await open(id)).toEqual({ [older.id]: 508.5, [newer.id]: 508.5 });
    expect(await office.items(student_id)).toHaveLength(2);
    expect((await financial(id)).totals).toMatchObject({ count: 0, total: 0 });
    expect((await remove(payments[0].id)).status).toBe(404);
  });

  it('keep what others have paid of an invoice when one of them is deleted', async () => {
    const { id, older } = await owing();
    const part = async (amount: number) =>
      (await pays(id, amount, { invoices: [{ payment_id: older.id, amount }] })).body.payments[0].id as string;
    const first = await part(100);
    await part(408.5);
    expect((await removal(first)).invoices).toMatchObject([{ opens: 100, outstanding: 100 }]);
    await remove(first);
    expect((await open(id))[older.id]).toBe(100);
    const second = await part(40);
    expect((await removal(second)).invoices).toMatchObject([{ opens: 40, outstanding: 100 }]);
  });

  it('are never more than is open, though two people take them at the same time', async () => {
    const { id, older, newer } = await owing();
    const answers = await Promise.all(Array.from({ length: 5 }, () => pays(id, 300)));
    expect(answers.map(({ status }) => status).toSorted((a: number, b: number) => a - b)).toEqual([
      200, 200, 200, 409, 409,
    ]);
    expect(await open(id)).toEqual({ [older.id]: 0, [newer.id]: 117 });
  });

  it('are taken once for one key', async () => {
    const { id } = await owing();
    const wish = { billing_person_id: id, amount: 50 };
    const key = { 'idempotency-key': 'one part' };
    const once = () => barn.call(barn.admin, 'POST', 'payments/payInvoices', wish, key);
    const [first, second] = await Promise.all([once(), once()]);
    expect(first.body).toEqual(second.body);
    expect((await owed(id)).unpaid_total).toBe(967);
  });

  it('leave a cancelled lesson’s worth: off what is open first, what was paid beyond it is a credit (C06 C11)', async () => {
    const { id, student_id, older } = await owing();
    const { places } = await office.lesson('2026-11-24', [student_id]);
    await pays(id, 490, { invoices: [{ payment_id: older.id, amount: 490 }] });
    expect((await office.cancel(places[student_id]!, 'CWC')).status).toBe(200);
    expect((await open(id))[older.id]).toBe(0);
    const credits = (await call('GET', 'items/credits', { student_ids: JSON.stringify([student_id]) })).body.credits;
    // 50.85 is the lesson's worth, 18.50 of it was open.
    expect(credits).toMatchObject([{ total: 32.35 }]);
    expect(await contradictionsIn(barn)).toEqual({});
  });

  it('keep an invoice from asking for less than was paid of it', async () => {
    const { id, older, items } = await owing();
    await pays(id, 200, { invoices: [{ payment_id: older.id, amount: 200 }] });
    const { status, body } = await call('POST', 'items/delete', { id: items[0]!.id });
    expect([status, body.code, body.message]).toEqual([
      409,
      'invoice_below_payments',
      '200.00 of this invoice has been paid, so it can not ask for less.',
    ]);
  });

  it.each([
    [{ amount: 0 }, 409],
    [{ amount: -5 }, 409],
    [{ amount: 'NaN' }, 400],
    [{ amount: 5, payment_method: 'card' }, 400],
    [{ amount: 5, date: '2026-02-31' }, 400],
    [{ amount: 5, invoices: [{ payment_id: 'x' }] }, 400],
    [{ amount: 5, billing_person_id: '01930000-0000-7000-8000-000000000099' }, 404],
  ])('refuse %p and change nothing', async (body, expected) => {
    const { id } = await owing();
    const before = (await barn.log()).length;
    expect((await pays(id, 5, body)).status).toBe(expected);
    expect(await barn.log()).toHaveLength(before);
  });

  it('are the office’s to take, of its own accounts alone', async () => {
    const { id, family, older } = await owing();
    const stranger = await owing();
    expect([
      (await barn.call(family, 'POST', 'payments/payInvoices', { billing_person_id: id, amount: 5 })).status,
      (await barn.call(family, 'GET', 'payments/previewDelete', { payment_id: older.id })).status,
      (await pays(stranger.id, 5, { invoices: [{ payment_id: older.id }] })).body.code,
    ]).toEqual([403, 403, 'invoice_paid']);
  });
});
