import type { Booking } from './book.js';
import { codeOf, type Chart } from './chart.js';
import type { AccountSum } from './formats/format.js';

const ORDER = [
  'cash',
  'cheque',
  'venmo',
  'transfer',
  'card',
  'other',
  'receivables',
  'credits',
  'vouchers',
  'revenue',
  'refunds',
  'tax',
  'fee',
] as const satisfies readonly AccountSum['name'][];

/** What bookings come to by account, tax by rate, in the order in which money is looked for. Several names may have one code. */
export function sumsOf(bookings: readonly Booking[], chart: Chart): AccountSum[] {
  const sums = new Map<string, AccountSum>();
  for (const line of bookings.flatMap(({ lines }) => lines)) {
    const { name, minor } = line;
    const rate = name === 'tax' ? line.rate : null;
    const code = codeOf(line, chart);
    const key = [name, code, rate, line.code !== null].join('/');
    const { debitMinor, creditMinor } = sums.get(key) ?? { debitMinor: 0, creditMinor: 0 };
    sums.set(key, {
      name,
      code,
      isOwn: line.code !== null,
      rate,
      debitMinor: debitMinor + Math.max(0, minor),
      creditMinor: creditMinor + Math.max(0, -minor),
    });
  }
  return [...sums.values()].toSorted(
    (a, b) =>
      ORDER.indexOf(a.name) - ORDER.indexOf(b.name) ||
      (b.rate ?? -1) - (a.rate ?? -1) ||
      (a.code ?? '').localeCompare(b.code ?? ''),
  );
}
