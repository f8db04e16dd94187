import { ChangePreference } from '../farms/commands/change-preference.js';
import { InvoiceReminderRound } from './jobs/remind-of-invoices.js';
import type { TestBarn } from '../../../test/support/test-barn.js';
import { workApp, type WorkApp } from '../../../test/work/work-app.js';
import { shop, type Shop } from './test/shop.js';

const BOUGHT = '2026-11-20T17:00:00Z';
const PLAN = { deposit: 100, instalments: 2, instalment_every: 1, instalment_unit: 'month' };

describe('deposit and instalments', () => {
  let app: WorkApp;
  let barn: TestBarn;
  let office: Shop;
  beforeAll(async () => void (app = await workApp()));
  afterAll(() => app.stop());
  beforeEach(async () => {
    app.clock.set(BOUGHT);
    barn = await app.barn({
      timeZone: 'America/Toronto',
      preferences: { can_use_invoices: 1, send_payment_reminders: 1, payment_reminder_1_days: 1 },
    });
    office = shop(barn);
  });

  const call = (method: 'GET' | 'POST', path: string, body: object, who = barn.admin) =>
    barn.call(who, method, path, body);
  const newFamily = () =>
    barn.newFamily({ students: 1, holder: { firstName: 'Paula', lastName: 'Rent', contactEmail: 'paula@home.test' } });
  /** Ten lessons for 450: 100 at once, twice 175. */
  const bought = async (payment: object = {}) => {
    const family = await newFamily();
    const ten = await office.newProduct(PLAN);
    const student_id = family.studentIds[0]!;
    const sold = await office.sell({ product_id: ten.id, student_id }, { in_instalments: 1, ...payment });
    return { family, ten, student_id, payment: sold.payment, items: sold.items };
  };
  const invoice = async (id: string) =>
    (await call('GET', 'items/getAllItemsForPayment', { payment_id: id })).body.payment;
  const owed = async (person_id: string) => (await call('GET', 'items/owed', { person_id })).body;
  const owing = async (account: string) =>
    (await call('GET', 'reports/owing', { report: 'detail' })).body.reports.filter(
      ({ account_id }: { account_id: string }) => account_id === account,
    );
  const statement = async (person_id: string, until: string) =>
    (await call('GET', 'payments/statement', { person_id, from: '2026-01-01', until })).body;
  const pay = (payment_id: string, amount: number, billing_person_id: string) =>
    call('POST', 'payments/payInvoices', { billing_person_id, amount, invoices: [{ payment_id }] });

  it('stand on a product, are checked, and are told in the quote beside the whole', async () => {
    const ten = await office.newProduct(PLAN);
    expect(ten).toMatchObject({ ...PLAN, deposit_percent: null });
    const refused = await call('POST', 'products/update', { id: ten.id, product_price: 100 });
    expect([refused.status, refused.body.errors]).toEqual([
      400,
      [{ field: 'deposit', message: 'The deposit must be less than the price' }],
    ]);
    const family = await newFamily();
    const item_details = [{ product_id: ten.id, student_id: family.studentIds[0] }];
    const { body } = await call('POST', 'items/quote', { item_details });
    expect(body).toMatchObject({
      cartTotal: 450,
      plan: {
        now: 100,
        now_fee: 0,
        later: [
          { due_date: '2026-12-20', amount: 175 },
          { due_date: '2027-01-20', amount: 175 },
        ],
      },
    });
    await call('POST', 'products/update', { id: ten.id, deposit: null, instalments: null });
    expect((await call('POST', 'items/quote', { item_details })).body.plan).toBeNull();
    const none = await call('POST', 'items/createMultiple', { item_details, in_instalments: 1 });
    expect([none.status, none.body.code]).toEqual([409, 'no_instalments']);
  });

  it('become one invoice with its deposit paid, which covers lessons at once', async () => {
    const { payment, items, student_id, family } = await bought({ amount: 100, payment_method: 'cash' });
    expect(payment).toMatchObject({ invoice: 1, total: 450, part_paid: 100, outstanding: 350, asked: 175 });
    expect(payment).toMatchObject({
      due_date: '2026-12-20',
      overdue_days: 0,
      instalments: [
        { due_date: '2026-11-20', amount: 100, open: 0 },
        { due_date: '2026-12-20', amount: 175, open: 175 },
        { due_date: '2027-01-20', amount: 175, open: 175 },
      ],
    });
    await office.lesson('2026-11-24', [student_id]);
    expect((await office.item(items[0]!.id)).lessons).toMatchObject([
      { scheduled_date: '2026-11-24', within: 'within' },
    ]);
    expect(await owed(family.personId)).toMatchObject({ unpaid_invoices: 0, unpaid_total: 0, overdue_total: 0 });
    expect(await owing(family.personId)).toEqual([]);
    const paid = await call('GET', 'reports/financial', { billing_person_id: family.personId });
    expect(paid.body.totals.total).toBe(100);
  });

  it('owe what is due by the day, in Owing, in the summary and on the statement alike', async () => {
    const { payment, family } = await bought();
    app.clock.set('2026-12-22T17:00:00Z');
    expect(await owed(family.personId)).toMatchObject({ unpaid_invoices: 1, unpaid_total: 175, overdue_total: 175 });
    expect(await owing(family.personId)).toMatchObject([
      { outstanding: 175, due_date: '2026-12-20', overdue_days: 2, age: 2 },
    ]);
    const { entries, closing } = await statement(family.personId, '2026-12-22');
    expect(closing).toBe(175);
    expect(entries.map(({ date, what, charged }: Record<string, unknown>) => [date, what, charged])).toEqual([
      ['2026-11-20', `Instalment of invoice ${payment.invoice_number}`, 100],
      ['2026-11-20', `Payment for invoice ${payment.invoice_number}, Cash`, 0],
      ['2026-12-20', `Instalment of invoice ${payment.invoice_number}`, 175],
    ]);
    expect((await pay(payment.id, 175, family.personId)).status).toBe(200);
    expect(await owing(family.personId)).toEqual([]);
    expect(await invoice(payment.id)).toMatchObject({ outstanding: 175, asked: 175, due_date: '2027-01-20' });
    expect((await statement(family.personId, '2027-02-28')).closing).toBe(175);
    await pay(payment.id, 175, family.personId);
    expect(await invoice(payment.id)).toMatchObject({ paid: 1, outstanding: 0 });
    expect((await statement(family.personId, '2027-02-28')).closing).toBe(0);
  });

  it('a cancelled lesson ends them earlier, and what is deleted gives no more than was paid', async () => {
    const { payment, student_id, items } = await bought();
    const { places } = await office.lesson('2026-11-24', [student_id]);
    await office.cancel(places[student_id]!, 'CWC');
    expect(await invoice(payment.id)).toMatchObject({
      total: 405,
      instalments: [{ amount: 100 }, { amount: 175 }, { amount: 130 }],
    });
    const gone = await call('POST', 'items/delete', { id: items[0]!.id });
    expect([gone.status, gone.body.code]).toEqual([409, 'invoice_below_payments']);
    expect(await invoice(payment.id)).toMatchObject({ total: 405, part_paid: 100 });
  });

  it('a deleted deposit is owed again, on its day', async () => {
    const { payment, family } = await bought();
    const money = (await call('GET', 'reports/financial', { billing_person_id: family.personId })).body.reports.find(
      ({ invoice_id }: { invoice_id: string | null }) => invoice_id === payment.id,
    );
    await call('POST', 'payments/deleteManualPayment', { payment_id: money.id });
    expect(await invoice(payment.id)).toMatchObject({ part_paid: 0, asked: 100, due_date: '2026-11-20' });
    expect(await owing(family.personId)).toMatchObject([{ outstanding: 100 }]);
  });

  it('each has its own reminder, of what is due alone; by hand nothing is said before its day', async () => {
    const { payment, family } = await bought();
    const round = () => app.app.get(InvoiceReminderRound).work();
    const said = async () => (await office.events('InvoiceReminded')).map(({ step, instalment }) => [step, instalment]);
    const byHand = await call('POST', 'payments/remind', { account_ids: [family.personId] });
    expect(byHand.body).toMatchObject({ families: 0 });
    app.clock.set('2026-12-20T17:00:00Z');
    await round();
    app.clock.set('2026-12-21T17:00:00Z');
    await round();
    await round();
    expect(await said()).toEqual([[1, '2026-12-20']]);
    const [mail] = (await app.settled(barn.farmId)).filter(({ to }) => to === 'paula@home.test').slice(-1);
    expect(mail?.words).toContain('To be paid next: CAD 175.00');
    expect(mail?.words).not.toContain('350.00');
    await pay(payment.id, 175, family.personId);
    app.clock.set('2027-01-20T17:00:00Z');
    await round();
    app.clock.set('2027-01-21T17:00:00Z');
    await round();
    expect(await said()).toEqual([
      [1, '2026-12-20'],
      [1, '2027-01-20'],
    ]);
  });

  it('have their days, which nobody moves one by one; without invoices there are none', async () => {
    const { payment, ten, student_id } = await bought({ invoice: 1 });
    expect(payment).toMatchObject({ part_paid: 0, asked: 100, due_date: '2026-11-20' });
    const moved = await call('POST', 'payments/changeDueDate', { payment_id: payment.id, due_date: '2027-01-01' });
    expect([moved.status, moved.body.code]).toEqual([409, 'instalments_have_days']);
    await barn.run(ChangePreference, { field: 'can_use_invoices', value: 0 });
    const item_details = [{ product_id: ten.id, student_id }];
    const off = await call('POST', 'items/createMultiple', { item_details, in_instalments: 1 });
    expect([off.status, off.body.code]).toEqual([409, 'invoices_off']);
  });
});
