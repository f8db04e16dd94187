import { book, type Booking } from '../book.js';
import { sumsOf } from '../sums.js';
import { DATEV_COLUMNS } from './datev-columns.js';
import { datev } from './datev.js';
import type { Bookkeeping, FileOf } from './format.js';
import { generic } from './generic.js';
import { quickbooks } from './quickbooks.js';
import { xero } from './xero.js';

const of = { day: '2026-11-20', accountId: '01930000-0000-7000-8000-000000000007' };
const sold = [{ code: null, rate: 0.13, priceMinor: 10_000, taxIncluded: false }];
const bookings: Booking[] = [
  book(
    { ...of, kind: 'invoice', id: 'a', invoice: 7, netMinor: 10_000, taxMinor: 1300, creditsMinor: 0, sold },
    { refundsApart: false },
  ),
  book(
    {
      ...of,
      kind: 'payment',
      id: '01930000-0000-7000-8000-00000000abcd',
      invoice: 7,
      netMinor: 10_000,
      taxMinor: 1300,
      feeMinor: 339,
      method: 'card',
    },
    { refundsApart: false },
  ),
];
const codes = { card: '1360', receivables: '1400', revenue: '8400', tax: '1776', fee: '8600' };
const books: Bookkeeping = {
  chart: { codes, taxCodes: new Map() },
  currency: 'EUR',
  datev: { consultant: '29098', client: '55003', firstMonth: 1 },
  xeroTaxRate: 'No VAT',
};
const file = (own: Partial<Bookkeeping> = {}, days = { from: '2026-11-01', to: '2026-11-30' }): FileOf => {
  const theirs = { ...books, ...own };
  return { books: theirs, days, sums: sumsOf(bookings, theirs.chart), madeAt: '20261127021530' };
};
const rowsOf = (format: typeof generic, asked = file()) =>
  bookings
    .map((one) => format.rows(one, asked))
    .join('')
    .split('\r\n')
    .slice(0, -1);

describe('a file for spreadsheets', () => {
  it('has a line for each side of a booking', () => {
    expect(generic.head(file())).toBe(
      '\uFEFFDate,Document,Invoice,Account,Account name,Debit,Credit,Currency,Tax rate,Text,Account holder\r\n',
    );
    expect(rowsOf(generic).slice(0, 3)).toEqual([
      '2026-11-20,INV-7,7,1400,Receivables,113.00,,EUR,,Invoice 7,01930000-0000-7000-8000-000000000007',
      '2026-11-20,INV-7,7,8400,Revenue,,100.00,EUR,13,Invoice 7,01930000-0000-7000-8000-000000000007',
      '2026-11-20,INV-7,7,1776,Tax,,13.00,EUR,13,Invoice 7,01930000-0000-7000-8000-000000000007',
    ]);
  });

  it('is there without any code, too', () => {
    const without = file({ chart: { codes: {}, taxCodes: new Map() } });
    expect(generic.lack(without)).toBeNull();
    expect(rowsOf(generic, without)[0]).toContain(',INV-7,7,,Receivables,113.00,');
  });

  it('runs nothing in a spreadsheet, however a code begins', () => {
    const asked = file({ chart: { codes: { ...codes, revenue: '=1+1' }, taxCodes: new Map() } });
    expect(rowsOf(generic, asked)[1]).toContain(",'=1+1,Revenue,");
  });
});

describe('a file for DATEV', () => {
  const head = (asked = file()) => datev.head(asked).split('\r\n');

  it('begins with 31 fields of version 700, category 21, format version 13, and the 125 columns', () => {
    const [header = '', columns = ''] = head();
    expect(header).toBe(
      [
        '"EXTF";700;21;"Buchungsstapel";13;20261127021530000;;"LL";"Leadline";"";29098;55003;20260101;4;',
        '20261101;20261130;"Leadline 20261101-20261130";"";1;0;0;"EUR";;"";;;"";;;"";""',
      ].join(''),
    );
    expect([header.split(';').length, columns.split(';').length, DATEV_COLUMNS.length]).toEqual([31, 125, 125]);
  });

  it('books an amount of one account to another: decimal comma, Soll, day and month, the invoice to be cleared by', () => {
    const cells = rowsOf(datev).map((row) => row.split(';'));
    expect(cells.map((row) => row.length)).toEqual([125, 125, 125, 125]);
    expect(cells.map((row) => [0, 1, 2, 6, 7, 8, 9, 10, 13].map((at) => row[at]))).toEqual([
      ['100,00', '"S"', '"EUR"', '1400', '8400', '', '2011', '"7"', '"Invoice 7"'],
      ['13,00', '"S"', '"EUR"', '1400', '1776', '', '2011', '"7"', '"Invoice 7"'],
      ['3,39', '"S"', '"EUR"', '1360', '8600', '', '2011', '"7"', '"Payment of invoice 7, Card"'],
      ['113,00', '"S"', '"EUR"', '1360', '1400', '', '2011', '"7"', '"Payment of invoice 7, Card"'],
    ]);
  });

  it.each<[string, Partial<Bookkeeping>, string]>([
    ['the consultant number', { datev: { ...books.datev, consultant: null } }, 'datev_consultant'],
    ['the client number', { datev: { ...books.datev, client: null } }, 'datev_client'],
    ['a code', { chart: { codes: { ...codes, fee: undefined as never }, taxCodes: new Map() } }, 'account_fee'],
    ['a code of digits', { chart: { codes: { ...codes, fee: 'Fees' }, taxCodes: new Map() } }, 'account_fee'],
    ['a code of four digits', { chart: { codes: { ...codes, fee: '860' }, taxCodes: new Map() } }, 'account_fee'],
    ['a code as long as others', { chart: { codes: { ...codes, fee: '860000' }, taxCodes: new Map() } }, 'account_fee'],
  ])('is not there without %s, and says where it is entered', (_, own, field) =>
    expect(datev.lack(file(own))).toMatchObject({ field }),
  );
  it('takes accounts of persons, which are one digit longer', () => {
    const persons = file({ chart: { codes: { ...codes, receivables: '10000' }, taxCodes: new Map() } });
    expect([datev.lack(persons), head(persons)[0]?.split(';')[13]]).toEqual([null, '4']);
  });

  it.each([
    [1, '2026-12-01', '2026-12-31', null],
    [1, '2026-12-01', '2027-01-01', 'date2'],
    [7, '2026-12-01', '2027-06-30', null],
    [7, '2026-06-30', '2026-07-01', 'date2'],
  ])('is of one business year (from month %d: %s to %s)', (firstMonth, from, to, field) =>
    expect(datev.lack(file({ datev: { ...books.datev, firstMonth } }, { from, to }))?.field ?? null).toBe(field),
  );
  it('names the first day of that year', () =>
    expect(head(file({ datev: { ...books.datev, firstMonth: 12 } }))[0]).toContain(';20251201;4;'));
});

describe('a file for QuickBooks Online', () => {
  it('has lines that one number holds together', () => {
    expect(quickbooks.head(file())).toBe('JournalNo,JournalDate,AccountName,Debits,Credits,Description\r\n');
    expect(rowsOf(quickbooks).slice(3)).toEqual([
      'PAY-00000000ABCD,11/20/2026,1360,116.39,,"Payment of invoice 7, Card"',
      'PAY-00000000ABCD,11/20/2026,8600,,3.39,"Payment of invoice 7, Card"',
      'PAY-00000000ABCD,11/20/2026,1400,,113.00,"Payment of invoice 7, Card"',
    ]);
  });
  it('needs a code for everything', () =>
    expect(quickbooks.lack(file({ chart: { codes: {}, taxCodes: new Map([[13, '1776']]) } }))).toEqual({
      field: 'account_card',
      message: 'Card has no account code yet.',
    }));
});

describe('a file for Xero', () => {
  it('has debits above nothing and credits below, none of them taxed', () => {
    expect(xero.head(file())).toBe('*Narration,*Date,Description,*AccountCode,*TaxRate,*Amount\r\n');
    expect(rowsOf(xero).slice(0, 3)).toEqual([
      'Invoice 7 (INV-7),20 Nov 2026,Receivables,1400,No VAT,113.00',
      'Invoice 7 (INV-7),20 Nov 2026,Revenue,8400,No VAT,-100.00',
      'Invoice 7 (INV-7),20 Nov 2026,Tax of 13 %,1776,No VAT,-13.00',
    ]);
  });
  it('needs the name of its rate without tax', () =>
    expect(xero.lack(file({ xeroTaxRate: null }))).toMatchObject({ field: 'xero_tax_rate' }));
});
