import { readFileSync } from 'node:fs';
import path from 'node:path';
import { book } from './book.js';
import type { AccountingDocument } from './documents.js';
import { generic } from './formats/generic.js';

const PAGE = path.resolve(import.meta.dirname, '../../../../../../docs/accounting.md');
const id = (last: string) => `01930000-0000-7000-8000-00000000000${last}`;
const of = { accountId: id('9') };
const sold = [{ code: null, rate: 0.13, priceMinor: 45_000, taxIncluded: false }];

const documents: AccountingDocument[] = [
  {
    ...of,
    kind: 'invoice',
    id: id('1'),
    day: '2026-11-02',
    invoice: 7,
    netMinor: 45_000,
    taxMinor: 5850,
    creditsMinor: 0,
    sold,
  },
  {
    ...of,
    kind: 'payment',
    id: id('a'),
    day: '2026-11-10',
    invoice: 7,
    method: 'transfer',
    netMinor: 8850,
    taxMinor: 1150,
    feeMinor: 0,
  },
  {
    ...of,
    kind: 'payment',
    id: id('b'),
    day: '2026-11-20',
    invoice: 7,
    method: 'card',
    netMinor: 36_150,
    taxMinor: 4700,
    feeMinor: 1226,
  },
  {
    ...of,
    kind: 'refund',
    id: id('c'),
    day: '2026-11-24',
    method: 'card',
    netMinor: -4500,
    taxMinor: -585,
    feeMinor: 0,
    sold,
  },
];
const codes = { receivables: '1400', revenue: '8400', tax: '1776', transfer: '1200', card: '1360', fee: '8600' };
const books = {
  chart: { codes, taxCodes: new Map<number, string>() },
  currency: 'CAD',
  datev: { consultant: null, client: null, firstMonth: 1 },
  xeroTaxRate: null,
};
const file = { books, days: { from: '2026-11-01', to: '2026-11-30' }, sums: [], madeAt: '' };

it('the example of the page about accounting is what is booked', () => {
  const [, example] = /```csv\n([^`]+)```/.exec(readFileSync(PAGE, 'utf8')) ?? [];
  const rows = documents.map((one) => generic.rows(book(one, { refundsApart: false }), file)).join('');
  const told = rows
    .trimEnd()
    .split('\r\n')
    .map((row) => row.split(',').slice(0, 7).join(','));
  expect(told).toEqual(example?.trimEnd().split('\n'));
});
