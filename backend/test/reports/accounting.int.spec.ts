import { shop, type Shop } from '../../src/modules/billing/test/shop.js';
import { sharedApp, type TestApp } from '../support/test-app.js';
import type { TestBarn } from '../support/test-barn.js';

interface Sum {
  label: string;
  code: string | null;
  rate: number | null;
  debit: number;
  credit: number;
  balance: number;
}

const NOVEMBER = { date1: '2026-11-01', date2: '2026-11-30' };
const CODES = {
  account_revenue: '8400',
  account_cash: '1000',
  account_cheque: '1330',
  account_venmo: '1370',
  account_transfer: '1200',
  account_card: '1360',
  account_other: '1380',
  account_receivables: '1400',
  account_credits: '1718',
  account_tax: '1770',
  account_tax_rates: '19 = 1776, 7 = 1771',
  account_fee: '8600',
};

let app: TestApp, barn: TestBarn, office: Shop, rider: string;
const open = async (preferences: object = {}) => {
  app = await sharedApp();
  app.clock.set('2026-11-24T14:00:00Z');
  barn = await app.barn({ preferences: { can_use_invoices: 1, tax_percent: 0.13, ...CODES, ...preferences } });
  office = shop(barn);
  rider = barn.family.studentIds[0] as string;
};

const of = (id: string, own: object = {}) => ({ product_id: id, student_id: rider, ...own });
const ask = (days: object = NOVEMBER, who = barn.admin) => barn.call(who, 'GET', 'reports/accounting', days);
const report = async (group: string, report = 'total') =>
  (await barn.call(barn.admin, 'GET', `reports/${group}`, { report, ...NOVEMBER })).body;
const file = (format: string, days: object = NOVEMBER, who = barn.admin) =>
  barn.call(who, 'GET', 'reports/accountingFile', { ...days, format });
const cents = (amount: number) => Math.round(amount * 100);
const accounts = async (): Promise<Sum[]> => (await ask()).body.accounts;
const balances = async () =>
  Object.fromEntries((await accounts()).map(({ code, label, balance }) => [`${code} ${label}`, balance]));
const receive = (amount: number, more: object = {}) =>
  barn.call(barn.admin, 'POST', 'payments/payInvoices', {
    billing_person_id: barn.family.personId,
    amount,
    payment_method: 'cash',
    ...more,
  });
const invoice = async (...products: string[]) =>
  (
    await barn.call(barn.admin, 'POST', 'items/createMultiple', {
      account_holder_id: barn.family.personId,
      invoice: 1,
      item_details: products.map((id) => of(id)),
    })
  ).body.payment as { id: string; total: number };

describe('what a period comes to in the books', () => {
  beforeEach(() => open());

  it('is balanced, and says of money and tax what Takings and Tax by rate say of the same days', async () => {
    const own = await office.newProduct({ tax_percent: 0.19, product_price: 133.33, account_code: '8410' });
    const seven = await office.newProduct({ tax_percent: 0.07, product_price: 99.99, product_count: 3 });
    const ten = await office.newProduct();
    await office.sell(of(ten.id), { payment_method: 'cheque' });
    await invoice(own.id, seven.id);
    await receive(17.01);
    // The rest, and 20.00 more than is open.
    const { body: owed } = await barn.call(barn.admin, 'GET', 'items/owed', { person_id: barn.family.personId });
    const paid = await receive(Number((owed.unpaid_total + 20).toFixed(2)), {
      payment_method: 'transfer',
      rest_as_credit: 1,
      student_id: rider,
    });
    expect(paid.status).toBe(200);
    // Spends the credit by itself.
    await office.sell(of(seven.id), { payment_method: 'cash' });
    const { places } = await office.lesson('2026-11-25', [rider]);
    await office.cancel(places[rider] as string, 'CWR');
    const { places: second } = await office.lesson('2026-11-26', [rider]);
    await office.cancel(second[rider] as string, 'CWC');

    const sums = await accounts();
    expect(cents(Math.abs(sums.reduce((sum, { balance }) => sum + balance, 0)))).toBe(0);
    const [takings, taxes] = [await report('takings'), await report('tax')];
    const balanceOf = (fits: (sum: Sum) => boolean) =>
      cents(sums.filter(fits).reduce((sum, { balance }) => sum + balance, 0));
    for (const { method, total } of takings.reports)
      expect([method, balanceOf(({ label }) => label === method)]).toEqual([method, cents(total)]);
    expect(taxes.reports.length).toBeGreaterThanOrEqual(3);
    for (const { rate, tax } of taxes.reports.filter(({ tax }: { tax: number }) => tax !== 0))
      expect([rate, -balanceOf(({ label }) => label === `Tax of ${rate}`)]).toEqual([rate, cents(tax)]);
    expect(sums.find(({ code }) => code === '8410')?.credit).toBe(133.33);
    expect(sums.map(({ code, label }) => `${code} ${label}`)).toEqual(
      expect.arrayContaining(['1776 Tax of 19 %', '1771 Tax of 7 %', '1770 Tax of 13 %', '1718 Credits of families']),
    );
    expect((await ask()).body.missing).toEqual([]);
  });

  it('owes what families owe: an invoice that is open stands under receivables, less what was paid of it', async () => {
    const ten = await office.newProduct();
    await invoice(ten.id);
    await receive(100);
    expect(await balances()).toEqual({
      '1000 Cash': 100,
      '1400 Receivables': 408.5,
      '8400 Revenue': -450,
      '1770 Tax of 13 %': -58.5,
    });
    const { reports } = await report('owing');
    expect(reports[0].outstanding).toBe(408.5);
  });

  it('keeps an invoice as it was written, and books a cancelled lesson of it on the day it was cancelled', async () => {
    const ten = await office.newProduct();
    app.clock.set('2026-10-20T14:00:00Z');
    const { total } = await invoice(ten.id);
    const { places } = await office.lesson('2026-11-25', [rider]);
    app.clock.set('2026-11-24T14:00:00Z');
    await office.cancel(places[rider] as string, 'CWR');
    const october = (await ask({ date1: '2026-10-01', date2: '2026-10-31' })).body;
    expect([october.total, october.accounts[0].label, october.accounts[0].debit]).toEqual([
      total,
      'Receivables',
      total,
    ]);
    expect(await balances()).toEqual({ '1400 Receivables': -50.85, '8400 Revenue': 45, '1770 Tax of 13 %': 5.85 });
  });

  it('takes an invoice that was paid for less as paid, and what is missing off revenue and tax', async () => {
    const ten = await office.newProduct();
    const { id } = await invoice(ten.id);
    const { status } = await barn.call(barn.admin, 'POST', 'payments/create', {
      payment_id: id,
      is_invoice_payment: 1,
      amount: 500,
      payment_method: 'cash',
      accept_difference: 1,
    });
    expect(status).toBe(200);
    const [{ tax }] = (await report('tax')).reports;
    expect(await balances()).toEqual({
      '1000 Cash': 500,
      '1400 Receivables': 0,
      '8400 Revenue': Number((tax - 500).toFixed(2)),
      '1770 Tax of 13 %': -tax,
    });
  });

  it('has prices with their tax in them, and refunds under a code of their own where there is one', async () => {
    await open({ prices_include_tax: 1, account_refunds: '8700' });
    const ten = await office.newProduct();
    await office.sell(of(ten.id), { payment_method: 'cash' });
    const { places } = await office.lesson('2026-11-25', [rider]);
    await office.cancel(places[rider] as string, 'CWR');
    expect(await balances()).toEqual({
      '1000 Cash': 405,
      '8400 Revenue': -398.23,
      '8700 Refunds and credits given': 39.82,
      '1770 Tax of 13 %': -46.59,
    });
  });
});

describe('whose it is', () => {
  beforeEach(() => open());

  it('is the administrators’ alone, and one barn’s', async () => {
    const ten = await office.newProduct();
    await office.sell(of(ten.id), { payment_method: 'cash' });
    const reporter = await barn.newInstructor({ permissions: ['STAFF_CAN_VIEW_GENERAL_REPORTS'] });
    for (const who of [reporter, barn.instructor, barn.family]) {
      expect((await ask(NOVEMBER, who)).status).toBe(403);
      expect((await file('generic', NOVEMBER, who)).status).toBe(403);
    }
    const other = await app.barn();
    const { body } = await other.call(other.admin, 'GET', 'reports/accounting', NOVEMBER);
    expect(body).toMatchObject({ has_codes: 0, documents: 0, total: 0, accounts: [], missing: [] });
  });

  it.each([
    [{ date1: '2026-11-30', date2: '2026-11-01' }, 'date1'],
    [{ date1: '2026-01-01', date2: '2027-02-06' }, 'date2'],
    [{ date1: '2026-02-30', date2: '2026-03-01' }, 'date1'],
    [{ date1: '2026-11-01' }, 'date2'],
    [{ ...NOVEMBER, format: 'abacus' }, 'format'],
  ])('refuses %o at its field', async (asked, field) => {
    const call = 'format' in asked ? 'reports/accountingFile' : 'reports/accounting';
    const { status, body } = await barn.call(barn.admin, 'GET', call, asked);
    expect([status, body.errors?.[0].field]).toEqual([400, field]);
  });

  it('names what has no code yet, and refuses what cannot do without', async () => {
    await open({ account_tax: null, account_tax_rates: '19 = 1776', account_cash: null });
    const ten = await office.newProduct();
    await office.sell(of(ten.id), { payment_method: 'cash' });
    const { body } = await ask();
    expect(body.missing).toMatchObject([
      { field: 'account_cash', label: 'Cash' },
      { field: 'account_tax', label: 'Tax of 13 %' },
    ]);
    const lacks = body.formats.map(({ format, lack }: { format: string; lack: { field: string } | null }) => [
      format,
      lack?.field ?? null,
    ]);
    expect(lacks).toEqual([
      ['generic', null],
      ['datev', 'datev_consultant'],
      ['quickbooks', 'account_cash'],
      ['xero', 'account_cash'],
    ]);
    const refused = await file('xero');
    expect([refused.status, refused.body.errors]).toEqual([
      400,
      [{ field: 'account_cash', message: 'Cash has no account code yet.' }],
    ]);
    expect((await file('generic')).status).toBe(200);
  });
});

describe('the files', () => {
  beforeEach(() => open({ datev_consultant: 29098, datev_client: 55003, xero_tax_rate: 'No VAT' }));

  const linesOf = async (format: string, days?: object) =>
    String((await file(format, days)).body)
      .replace('\uFEFF', '')
      .trimEnd()
      .split('\r\n');

  it('have every booking of the days, over the ends of months, and the same sums as the page', async () => {
    const ten = await office.newProduct();
    for (const date of ['2026-10-31', '2026-11-01', '2026-11-30', '2026-12-01'])
      await office.sell(of(ten.id), { payment_method: 'cash', date });
    const days = { date1: '2026-10-31', date2: '2026-12-01' };
    const [, ...rows] = await linesOf('generic', days);
    const cells = rows.map((row) => row.split(','));
    expect(cells.filter(([, , , code]) => code === '1000').map(([day]) => day)).toEqual([
      '2026-10-31',
      '2026-11-01',
      '2026-11-30',
      '2026-12-01',
    ]);
    const { body } = await ask(days);
    for (const [at, sum] of [5, 6].entries())
      expect([at, cents(cells.reduce((total, row) => total + Number(row[sum] || 0), 0))]).toEqual([
        at,
        cents(body.total),
      ]);
  });

  it('hold nobody’s name and no note', async () => {
    const ten = await office.newProduct();
    await office.sell(of(ten.id, { notes: 'Birthday present' }), { payment_method: 'cash', reference: 'From Grandma' });
    for (const format of ['generic', 'datev', 'quickbooks', 'xero']) {
      const text = String((await file(format)).body);
      expect(text).not.toMatch(/Birthday|Grandma|Anna|Rent/);
      expect(text).toContain('508'.slice(0, 2));
    }
  });

  it('are named and typed for their programs', async () => {
    const ten = await office.newProduct();
    await office.sell(of(ten.id), { payment_method: 'cash' });
    const [header = '', columns = '', ...rows] = await linesOf('datev');
    expect(header).toMatch(
      /^"EXTF";700;21;"Buchungsstapel";13;\d{17};;"LL";"Leadline";"";29098;55003;20260101;4;20261101;20261130;/,
    );
    expect(columns.split(';')).toHaveLength(125);
    expect(rows.map((row) => row.split(';').slice(0, 14).join(';'))).toEqual([
      expect.stringMatching(/^450,00;"S";"CAD";;;;1000;8400;;2411;"PAY-[\dA-F]{12}";;;"Sale, Cash"$/),
      expect.stringMatching(/^58,50;"S";"CAD";;;;1000;1770;;2411;"PAY-[\dA-F]{12}";;;"Sale, Cash"$/),
    ]);
  });

  it('follow the codes that stand now: a package’s own goes with what was sold before', async () => {
    const ten = await office.newProduct();
    await office.sell(of(ten.id), { payment_method: 'cash' });
    const edit = (account_code: unknown) =>
      barn.call(barn.admin, 'POST', 'products/update', { id: ten.id, account_code });
    expect((await edit('8410')).body.product.account_code).toBe('8410');
    expect(Object.keys(await balances())).toContain('8410 Revenue');
    const seen = async (who: { token: string }) =>
      (await barn.call(who, 'GET', 'products/index')).body.products[0].account_code;
    await barn.call(barn.admin, 'POST', 'products/update', { id: ten.id, purchase_online: 1 });
    expect([await seen(barn.admin), await seen(barn.family)]).toEqual(['8410', null]);
    expect((await edit('')).body.product.account_code).toBeNull();
    expect(Object.keys(await balances())).toContain('8400 Revenue');
    for (const wrong of ['=1', 'x'.repeat(21), 'eight four']) {
      const { status, body } = await edit(wrong);
      expect([status, body.errors[0].field]).toEqual([400, 'account_code']);
    }
  });
});
