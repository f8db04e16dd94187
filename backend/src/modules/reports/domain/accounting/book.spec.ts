import fc from 'fast-check';
import { book } from './book.js';
import type { Line } from './chart.js';
import type { AccountingDocument, Sold } from './documents.js';
import { pairsOf } from './pairs.js';

const ID = '01930000-0000-7000-8000-00000000abcd';
const of = { id: ID, day: '2026-11-20', accountId: 'holder' };
const sold = (rate: number, priceMinor: number, more: Partial<Sold> = {}): Sold => ({
  code: null,
  rate,
  priceMinor,
  taxIncluded: false,
  ...more,
});
const ten = [sold(0.13, 10_000)];
const cash = { ...of, method: 'cash', feeMinor: 0 } as const;
/** `Cash +113.00` is a debit, `Revenue 13 % −100.00` a credit. */
const words = ({ name, code, rate, minor }: Line) => `${code ?? name}${rate === null ? '' : `@${rate}`} ${minor}`;
const booked = (document: AccountingDocument, refundsApart = false) =>
  book(document, { refundsApart }).lines.map(words);

describe('what is booked of a document', () => {
  it.each<[string, AccountingDocument, string[]]>([
    [
      'a purchase that is paid at once',
      { ...cash, kind: 'sale', netMinor: 10_000, taxMinor: 1300, creditsMinor: 0, sold: ten },
      ['cash 11300', 'revenue@0.13 -10000', 'tax@0.13 -1300'],
    ],
    [
      'one by card, with its fee',
      {
        ...cash,
        method: 'saved',
        feeMinor: 339,
        kind: 'sale',
        netMinor: 10_000,
        taxMinor: 1300,
        creditsMinor: 0,
        sold: ten,
      },
      ['card 11639', 'fee -339', 'revenue@0.13 -10000', 'tax@0.13 -1300'],
    ],
    [
      'one that a credit pays for in part: the credit is used up, and all of it is revenue',
      { ...cash, kind: 'sale', netMinor: 7000, taxMinor: 1300, creditsMinor: 3000, sold: ten },
      ['cash 8300', 'credits 3000', 'revenue@0.13 -10000', 'tax@0.13 -1300'],
    ],
    [
      'an invoice: it is owed',
      { ...of, kind: 'invoice', invoice: 7, netMinor: 10_000, taxMinor: 1300, creditsMinor: 0, sold: ten },
      ['receivables 11300', 'revenue@0.13 -10000', 'tax@0.13 -1300'],
    ],
    [
      'an invoice that a credit pays for in part',
      { ...of, kind: 'invoice', invoice: 7, netMinor: 9000, taxMinor: 1300, creditsMinor: 1000, sold: ten },
      ['receivables 10300', 'credits 1000', 'revenue@0.13 -10000', 'tax@0.13 -1300'],
    ],
    [
      'what a cancelled lesson takes off an invoice',
      { ...of, kind: 'lowered', at: 2, invoice: 7, netMinor: 1000, taxMinor: 130, sold: ten },
      ['receivables -1130', 'revenue@0.13 1000', 'tax@0.13 130'],
    ],
    [
      'and what comes on again',
      { ...of, kind: 'lowered', at: 3, invoice: 7, netMinor: -1000, taxMinor: -130, sold: ten },
      ['receivables 1130', 'revenue@0.13 -1000', 'tax@0.13 -130'],
    ],
    [
      'a payment of an invoice, whole or in part: it is no revenue any more',
      { ...cash, kind: 'payment', invoice: 7, netMinor: 5000, taxMinor: 650 },
      ['cash 5650', 'receivables -5650'],
    ],
    [
      'one by card, whose fee is revenue of its own',
      { ...cash, method: 'card', kind: 'payment', invoice: 7, netMinor: 5000, taxMinor: 650, feeMinor: 170 },
      ['card 5820', 'fee -170', 'receivables -5650'],
    ],
    [
      'more than was open: a credit of the family',
      { ...cash, kind: 'overpayment', netMinor: 2000, taxMinor: 0 },
      ['cash 2000', 'credits -2000'],
    ],
    [
      'a gift voucher that is sold: owed to whoever redeems it, without revenue and tax',
      { ...cash, kind: 'voucher', netMinor: 10_000, taxMinor: 0 },
      ['cash 10000', 'vouchers -10000'],
    ],
    [
      'one that is cancelled: its money goes back as it came in',
      { ...cash, kind: 'voucher', netMinor: -10_000, taxMinor: 0 },
      ['cash -10000', 'vouchers 10000'],
    ],
    [
      'one that is redeemed: a credit of the family',
      { ...of, kind: 'redeemed', amountMinor: 10_000 },
      ['vouchers 10000', 'credits -10000'],
    ],
    [
      'a refund goes back as it came, off revenue and tax',
      { ...cash, kind: 'refund', netMinor: -1000, taxMinor: -130, sold: ten },
      ['cash -1130', 'revenue@0.13 1000', 'tax@0.13 130'],
    ],
    [
      'money that a bank took, with its fee',
      { ...cash, method: 'dispute', kind: 'refund', netMinor: -1000, taxMinor: -130, feeMinor: -34, sold: ten },
      ['card -1164', 'fee 34', 'revenue@0.13 1000', 'tax@0.13 130'],
    ],
    [
      'an invoice that was taken as paid for less',
      { ...of, kind: 'settled', invoice: 7, netMinor: -885, taxMinor: -115, sold: ten },
      ['receivables -1000', 'revenue@0.13 885', 'tax@0.13 115'],
    ],
    [
      'a credit for a cancelled lesson',
      { ...of, kind: 'credit', amountMinor: 4520 },
      ['revenue 4520', 'credits -4520'],
    ],
    [
      'money that nothing was sold for',
      { ...cash, kind: 'sale', netMinor: 5000, taxMinor: 0, creditsMinor: 0, sold: [] },
      ['cash 5000', 'revenue -5000'],
    ],
  ])('%s', (_, document, lines) => expect(booked(document)).toEqual(lines));

  it('stands apart where what is given back has a code of its own, with its tax where tax is', () => {
    const refund = { ...cash, kind: 'refund', netMinor: -1000, taxMinor: -130, sold: ten } as const;
    expect(booked(refund, true)).toEqual(['cash -1130', 'refunds@0.13 1000', 'tax@0.13 130']);
    expect(booked({ ...of, kind: 'credit', amountMinor: 4520 }, true)).toEqual(['refunds 4520', 'credits -4520']);
  });

  it('is divided by rates as prices are, then by the codes of what was sold; the highest rate takes what rounding leaves', () =>
    expect(
      booked({
        ...cash,
        kind: 'sale',
        netMinor: 1001,
        taxMinor: 132,
        creditsMinor: 0,
        sold: [sold(0.19, 333, { code: '8400' }), sold(0.19, 333), sold(0.07, 334, { code: '8300' })],
      }),
    ).toEqual(['cash 1133', 'revenue@0.19 -333', '8400@0.19 -334', '8300@0.07 -334', 'tax@0.19 -111', 'tax@0.07 -21']));

  it('knows prices with their tax in them', () =>
    expect(
      booked({
        ...cash,
        kind: 'sale',
        netMinor: 20_000,
        taxMinor: 2600,
        creditsMinor: 0,
        sold: [sold(0.19, 11_900, { taxIncluded: true }), sold(0.07, 10_700, { taxIncluded: true })],
      }),
    ).toEqual(['cash 22600', 'revenue@0.19 -10000', 'revenue@0.07 -10000', 'tax@0.19 -1900', 'tax@0.07 -700']));

  it('has a number of its own, and no name of anybody', () => {
    const numberOf = (document: AccountingDocument) => {
      const { number, text } = book(document, { refundsApart: false });
      return [number, text];
    };
    expect(numberOf({ ...cash, kind: 'payment', invoice: 7, netMinor: 1, taxMinor: 0 })).toEqual([
      'PAY-00000000ABCD',
      'Payment of invoice 7, Cash',
    ]);
    expect(numberOf({ ...of, kind: 'lowered', at: 3, invoice: 7, netMinor: 1, taxMinor: 0, sold: [] })).toEqual([
      'CN-7-3',
      'Invoice 7, lowered for a cancelled lesson',
    ]);
  });
});

const minor = fc.integer({ min: -10_000_000, max: 10_000_000 });
const anySold = fc.array(
  fc.record({
    code: fc.constantFrom(null, '8400', '8300'),
    rate: fc.constantFrom(0, 0.05, 0.07, 0.13, 0.19, 0.14975),
    priceMinor: fc.integer({ min: 1, max: 1_000_000 }),
    taxIncluded: fc.boolean(),
  }),
  { maxLength: 6 },
);
const amounts = {
  id: fc.uuid(),
  day: fc.constant('2026-11-20'),
  accountId: fc.uuid(),
  netMinor: minor,
  taxMinor: minor,
};
const paid = { ...amounts, feeMinor: minor, method: fc.constantFrom('cash', 'card', 'saved', 'dispute', 'transfer') };
const kind = <Kind extends string>(name: Kind) => ({ kind: fc.constant(name) });
const anyDocument = fc.oneof(
  fc.record({ ...amounts, ...kind('invoice'), invoice: fc.nat(), creditsMinor: minor, sold: anySold }),
  fc.record({ ...amounts, ...kind('lowered'), invoice: fc.nat(), at: fc.nat(), sold: anySold }),
  fc.record({ ...amounts, ...kind('settled'), invoice: fc.nat(), sold: anySold }),
  fc.record({ ...paid, ...kind('sale'), creditsMinor: minor, sold: anySold }),
  fc.record({ ...paid, ...kind('payment'), invoice: fc.nat() }),
  fc.record({ ...paid, ...kind('overpayment') }),
  fc.record({ ...paid, ...kind('voucher') }),
  fc.record({ ...paid, ...kind('refund'), sold: anySold }),
  fc.record({
    id: fc.uuid(),
    day: fc.constant('2026-11-20'),
    accountId: fc.uuid(),
    ...kind('credit'),
    amountMinor: minor,
  }),
) as fc.Arbitrary<AccountingDocument>;

describe('whatever the document', () => {
  const total = (lines: readonly Line[], side: 1 | -1) =>
    lines.reduce((sum, line) => sum + Math.max(0, side * line.minor), 0);

  it('its debits are its credits to the minor unit', () =>
    fc.assert(
      fc.property(anyDocument, fc.boolean(), (document, refundsApart) => {
        const { lines } = book(document, { refundsApart });
        expect(total(lines, 1)).toBe(total(lines, -1));
        expect(lines.every((line) => line.minor !== 0)).toBe(true);
      }),
    ));

  it('its pairs are its lines: nothing is left over, and nothing is negative', () =>
    fc.assert(
      fc.property(anyDocument, (document) => {
        const { lines } = book(document, { refundsApart: false });
        const pairs = pairsOf({ lines });
        expect(pairs.every((pair) => pair.minor > 0)).toBe(true);
        for (const line of lines) {
          const taken = pairs.filter((pair) => (line.minor > 0 ? pair.debit : pair.credit) === line);
          expect(taken.reduce((sum, pair) => sum + pair.minor, 0)).toBe(Math.abs(line.minor));
        }
      }),
    ));
});
