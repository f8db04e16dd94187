import { sharedApp } from '../../../test/support/test-app.js';
import type { TestBarn } from '../../../test/support/test-barn.js';
import { shop, type Shop } from './test/shop.js';

const NOON = '2026-11-20T17:00:00Z';

describe('until when invoices are to be paid', () => {
  let barn: TestBarn;
  let office: Shop;
  let ten: { id: string };
  let at: (now: string) => void;
  beforeAll(async () => {
    const app = await sharedApp();
    at = (now) => app.clock.set(now);
    barn = await app.barn({
      timeZone: 'America/Toronto',
      preferences: { can_use_invoices: 1, tax_percent: 0.13, invoice_due_days: 14 },
    });
    office = shop(barn);
    ten = await office.newProduct();
  });
  beforeEach(() => at(NOON));

  const call = (method: 'GET' | 'POST', path: string, body: object, who = barn.admin) =>
    barn.call(who, method, path, body);
  const invoiced = async (of: object = {}) => {
    const family = await barn.newFamily({ students: 1 });
    const line = { product_id: ten.id, student_id: family.studentIds[0] };
    const { payment } = await office.sell(line, { invoice: 1, ...of });
    return { family, invoice: payment };
  };
  const change = (payment_id: string, due_date: string | null, who = barn.admin) =>
    call('POST', 'payments/changeDueDate', { payment_id, due_date }, who);
  const financial = async (billing_person_id: string, who = barn.admin) =>
    (await call('GET', 'reports/financial', { billing_person_id, invoices_only: 1 }, who)).body;
  const owing = async (report: 'total' | 'detail', id: string) =>
    ((await call('GET', 'reports/owing', { report })).body.reports as Record<string, unknown>[]).find(
      ({ account_id }) => account_id === id,
    );

  it('is by the barn’s setting, unless staff say another day', async () => {
    expect((await invoiced()).invoice).toMatchObject({
      received: '2026-11-20',
      due_date: '2026-12-04',
      overdue_days: 0,
    });
    expect((await invoiced({ due_date: '2027-01-31' })).invoice.due_date).toBe('2027-01-31');
    expect((await office.events('InvoiceIssued')).at(-1)).toMatchObject({ due: '2027-01-31' });
  });

  it.each([
    [{ invoice: 1, due_date: '2026-11-19' }, 'An invoice can not be due before its own date'],
    [{ invoice: 1, due_date: 'soon' }, 'Due Date is not valid'],
    [{ due_date: '2026-12-04' }, 'Only an invoice has a due date'],
  ])('is refused by name: %p', async (of, message) => {
    const { status, body } = await call('POST', 'items/createMultiple', {
      ...of,
      item_details: [{ product_id: ten.id, student_id: barn.family.studentIds[0] }],
    });
    expect([status, body.errors]).toEqual([400, [{ field: 'due_date', message }]]);
  });

  it('is over at the end of that day by the barn’s clock, not by ours', async () => {
    const { family, invoice } = await invoiced();
    const days = async (now: string) => {
      at(now);
      const { reports, outstandingTotals } = await financial(family.personId, family);
      return [reports[0].overdue_days, outstandingTotals.overdue];
    };
    expect(await days('2026-12-05T04:59:00Z')).toEqual([0, 0]);
    expect(await days('2026-12-05T05:00:00Z')).toEqual([1, 508.5]);
    expect(await days('2026-12-16T12:00:00Z')).toEqual([12, 508.5]);
    expect((await call('GET', 'items/owed', { person_id: family.personId })).body).toMatchObject({
      overdue_total: 508.5,
    });
    expect(await owing('total', family.personId)).toMatchObject({ overdue: 508.5, overdue_days: 12, days_30: 508.5 });
    expect(await owing('detail', family.personId)).toMatchObject({
      due_on: '2026-11-20',
      due_date: '2026-12-04',
      overdue_days: 12,
    });
    const { totals, columns } = (await call('GET', 'reports/owing', { report: 'detail' })).body;
    expect(totals.overdue).toBeGreaterThanOrEqual(508.5);
    expect(columns.map(({ label }: { label: string }) => label)).toEqual(
      expect.arrayContaining(['Due', 'Days overdue']),
    );
    // By account they are added up from the rows of the page, and come to the same.
    const byAccount = (await call('GET', 'reports/owing', { report: 'total', per_page: 1 })).body.totals;
    expect(byAccount).toEqual({ ...totals, rows: totals.accounts });
    await call('POST', 'payments/create', { is_invoice_payment: 1, payment_id: invoice.id });
    expect(await days('2026-12-16T12:00:00Z')).toEqual([0, 0]);
  });

  it('is changed by staff, once however often they say it, and never of what is paid', async () => {
    const { family, invoice } = await invoiced();
    const before = (await office.events('InvoiceDueChanged')).length;
    expect((await change(invoice.id, '2026-12-18')).body.payment).toMatchObject({
      id: invoice.id,
      due_date: '2026-12-18',
    });
    expect((await change(invoice.id, '2026-12-18')).status).toBe(200);
    expect((await change(invoice.id, null)).body.payment.due_date).toBeNull();
    expect((await office.events('InvoiceDueChanged')).slice(before)).toEqual([
      { paymentId: invoice.id, due: '2026-12-18' },
      { paymentId: invoice.id, due: null },
    ]);
    expect((await change(invoice.id, '2026-11-19')).body.errors).toEqual([
      { field: 'due_date', message: 'An invoice can not be due before its own date' },
    ]);
    expect((await change(invoice.id, '2026-12-18', family)).status).toBe(403);
    await call('POST', 'payments/create', { is_invoice_payment: 1, payment_id: invoice.id });
    expect((await change(invoice.id, '2026-12-18')).body).toMatchObject({ code: 'invoice_paid' });
    expect((await change(barn.family.studentIds[0]!, '2026-12-18')).status).toBe(404);
  });

  it('is none where the barn sets none, and no report speaks of it', async () => {
    const other = await (await sharedApp()).barn({ preferences: { can_use_invoices: 1 } });
    const theirs = shop(other);
    const line = { product_id: (await theirs.newProduct()).id, student_id: other.family.studentIds[0] };
    const sold = await theirs.sell(line, { invoice: 1, date: '2026-01-02' });
    expect(sold.payment).toMatchObject({ due_date: null, overdue_days: 0 });
    const { columns } = (await other.call(other.admin, 'GET', 'reports/owing', { report: 'total' })).body;
    expect(columns.map(({ name }: { name: string }) => name)).not.toContain('overdue');
    const changes = (payment_id: string) =>
      other.call(other.admin, 'POST', 'payments/changeDueDate', { payment_id, due_date: '2026-12-18' });
    expect((await changes(sold.payment.id)).status).toBe(200);
    expect((await changes((await invoiced()).invoice.id)).status).toBe(404);
  });
});
