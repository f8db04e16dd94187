import { sharedApp, type TestApp } from '../../../test/support/test-app.js';
import type { TestBarn } from '../../../test/support/test-barn.js';
import type { StatementReply } from './http/statements.replies.js';
import { shop, type Shop } from './test/shop.js';

const NOVEMBER = { from: '2026-11-01', until: '2026-11-30' };

describe('an account statement', () => {
  let app: TestApp;
  let barn: TestBarn;
  let office: Shop;
  let ten: { id: string };
  beforeAll(async () => {
    app = await sharedApp();
    barn = await app.barn({ preferences: { can_use_invoices: 1, tax_percent: 0.13 } });
    office = shop(barn);
    ten = await office.newProduct();
  });

  const ask = (person_id: string, period: object = NOVEMBER, who: Parameters<TestBarn['call']>[0] = barn.admin) =>
    barn.call(who, 'GET', 'payments/statement', { person_id, ...period });
  const statement = async (person_id: string, period: object = NOVEMBER) => {
    const { status, body } = await ask(person_id, period);
    expect(status).toBe(200);
    return body as StatementReply;
  };
  const told = ({ entries }: StatementReply) =>
    entries.map(({ date, what, charged, paid, balance }) => [date, what, charged, paid, balance]);
  const receives = (billing_person_id: string, amount: number, date: string, of: object = {}) =>
    barn.call(barn.admin, 'POST', 'payments/payInvoices', { billing_person_id, amount, date, ...of });
  const owing = async (id: string) => {
    const { reports } = (await barn.call(barn.admin, 'GET', 'reports/owing', { report: 'total' })).body;
    return reports.find(({ account_id }: { account_id: string }) => account_id === id)?.outstanding ?? 0;
  };
  const newFamily = async () => {
    const family = await barn.newFamily({ students: 1 });
    const line = { product_id: ten.id, student_id: family.studentIds[0] as string };
    return { family, id: family.personId, line };
  };

  it('says what was open before, what was charged and paid, and what is open, as Owing does', async () => {
    const { id, line } = await newFamily();
    const october = await office.sell(line, { invoice: 1, date: '2026-10-12' });
    await receives(id, 100, '2026-10-20', { payment_method: 'cash' });
    const november = await office.sell(line, { invoice: 1, date: '2026-11-05' });
    await office.sell(line, { date: '2026-11-07', payment_method: 'cheque' });
    await receives(id, 408.5, '2026-11-20', { payment_method: 'transfer' });
    const { invoice_number: first } = october.payment;
    const { invoice_number: second } = november.payment;
    const read = await statement(id);
    expect(told(read)).toEqual([
      ['2026-11-05', `Invoice ${second}`, 508.5, 0, 917],
      ['2026-11-07', 'Bought and paid, Check', 508.5, 508.5, 917],
      ['2026-11-20', `Payment for invoice ${first}, Bank Transfer`, 0, 408.5, 508.5],
    ]);
    expect(read).toMatchObject({ opening: 408.5, charged: 1017, paid: 917, closing: 508.5, open: 508.5, credits: 0 });
    expect(await owing(id)).toBe(508.5);
    expect(await statement(id, { from: '2026-12-01', until: '2026-12-31' })).toMatchObject({
      opening: 508.5,
      entries: [],
      charged: 0,
      paid: 0,
      closing: 508.5,
    });
  });

  it('says what an invoice was taken as paid for, what became a credit, and what was given back', async () => {
    const { id, line } = await newFamily();
    const { payment } = await office.sell(line, { invoice: 1, date: '2026-11-02' });
    await barn.call(barn.admin, 'POST', 'payments/create', {
      payment_id: payment.id,
      is_invoice_payment: 1,
      amount: 500,
      accept_difference: 1,
      payment_method: 'cash',
      date: '2026-11-03',
    });
    const other = await office.sell(line, { invoice: 1, date: '2026-11-04' });
    await receives(id, 600, '2026-11-05', { payment_method: 'cash', rest_as_credit: 1 });
    const read = await statement(id);
    expect([read.closing, read.open, await owing(id), read.credits]).toEqual([0, 0, 0, 91.5]);
    expect(told(read)).toEqual([
      ['2026-11-02', `Invoice ${payment.invoice_number}`, 508.5, 0, 508.5],
      ['2026-11-03', `Payment for invoice ${payment.invoice_number}, Cash`, 0, 500, 8.5],
      ['2026-11-03', `Not asked for any more of invoice ${payment.invoice_number}`, -8.5, 0, 0],
      ['2026-11-04', `Invoice ${other.payment.invoice_number}`, 508.5, 0, 508.5],
      ['2026-11-05', `Payment for invoice ${other.payment.invoice_number}, Cash`, 0, 508.5, 0],
      ['2026-11-05', 'Payment, kept as a credit, Cash', 91.5, 91.5, 0],
    ]);
  });

  it('takes with it what was deleted, and opens what that had paid', async () => {
    const { id, line } = await newFamily();
    await office.sell(line, { invoice: 1, date: '2026-11-02' });
    const { body } = await receives(id, 100, '2026-11-03');
    await barn.call(barn.admin, 'POST', 'payments/deleteManualPayment', { payment_id: body.payments[0].id });
    const read = await statement(id);
    expect([read.entries.length, read.closing, await owing(id)]).toEqual([1, 508.5, 508.5]);
  });

  it('is read by the family whose it is, a member’s name asks for the same, and by nobody else', async () => {
    const { id, family, line } = await newFamily();
    await office.sell(line, { invoice: 1, date: '2026-11-02' });
    const whole = (await ask(id)).body;
    expect((await ask(id, NOVEMBER, family)).body).toEqual(whole);
    const stranger = await barn.newFamily();
    const other = await app.barn();
    const refused = [
      await ask(id, NOVEMBER, stranger),
      await other.call(other.admin, 'GET', 'payments/statement', {
        person_id: id,
        ...NOVEMBER,
      }),
    ];
    expect(refused.map(({ status }) => status)).toEqual([404, 404]);
    expect((await ask(id, NOVEMBER, barn.instructor)).status).toBe(403);
  });

  it.each([
    [{ from: '2026-11-30', until: '2026-11-01' }, 'until'],
    [{ from: '2023-11-01', until: '2026-11-02' }, 'until'],
    [{ from: '2026-11-31', until: '2026-12-01' }, 'from'],
    [{ until: '2026-12-01' }, 'from'],
  ])('is refused for %j, naming %s', async (period, field) => {
    const { status, body } = await ask(barn.family.personId, period);
    expect([status, body.errors[0].field]).toEqual([400, field]);
  });

  it('is a PDF of the same', async () => {
    const { id, family } = await newFamily();
    const { status, headers } = await barn.call(family, 'GET', 'payments/statementPaper', {
      person_id: id,
      ...NOVEMBER,
    });
    expect([status, headers['content-type']]).toEqual([200, 'application/pdf']);
  });
});
