import fc from 'fast-check';
import { partOf, sumOf } from '../../domain/money-back.js';
import { toAmount, toMinor, totalsOf } from '../../domain/money.js';
import type { TaxedItem } from '../credit-note.js';
import { exampleInvoicePaper as example } from '../example-paper.js';
import { creditFiguresOf } from './credit-figures.js';

const item = (price: number, tax_percent: number, tax_included = false): TaxedItem => ({
  price,
  tax_percent,
  tax_included,
});

/** A refund as it is reckoned: so much of what an invoice of these items came to, after what went back before. */
function refund(items: readonly TaxedItem[], { back, before = 0 }: { back?: number; before?: number } = {}) {
  const whole = totalsOf(
    items.map(({ price, tax_percent: taxPercent, tax_included: taxIncluded }) => ({
      priceMinor: toMinor(price),
      taxPercent,
      taxIncluded,
    })),
  );
  const { subtotalMinor, taxMinor } = partOf(back ?? sumOf(whole), whole, before ? partOf(before, whole) : undefined);
  const amounts = { subtotal: -toAmount(subtotalMinor), tax: -toAmount(taxMinor) };
  return { ...example.payment, ...amounts, total: -toAmount(subtotalMinor + taxMinor) };
}
const of = (items: readonly TaxedItem[], more: Parameters<typeof refund>[1] = {}, own: object = {}) =>
  creditFiguresOf(
    { ...refund(items, more), ...own },
    { formerNumber: '12-4711', invoiceNumber: 12, invoiceDate: '2026-11-20', items },
  );

describe('a credit note as data', () => {
  it('is the invoice’s sums where all of it was given back, which is paid', () =>
    expect(of([item(100, 0.19), item(50, 0.07)])).toMatchObject({
      rates: [
        { rate: 0.19, netMinor: 10_000, taxMinor: 1900 },
        { rate: 0.07, netMinor: 5000, taxMinor: 350 },
      ],
      totalMinor: 17_250,
      paidMinor: 17_250,
      dueMinor: 0,
    }));

  it('takes a part off of every rate alike', () =>
    expect(of([item(100, 0.19, true), item(100, 0)], { back: 5000 })?.rates).toMatchObject([
      { rate: 0.19, netMinor: 2101, taxMinor: 399 },
      { rate: 0, netMinor: 2500, taxMinor: 0 },
    ]));

  it('names what it is of', () =>
    expect(of([item(100, 0.19)], { back: 1000 })?.lines).toMatchObject([
      { item: { product_name: 'Given back of invoice 12', person_name: null }, netMinor: 840, rate: 0.19 },
    ]));

  it('is not known where more or less tax was given back, a card’s fee, or of an invoice with nothing on it', () => {
    expect(of([item(100, 0.19)], {}, { tax: -10 })).toBeUndefined();
    expect(of([item(100, 0.19)], {}, { fee: -1 })).toBeUndefined();
    expect(of([])).toBeUndefined();
  });

  it('comes to what was given back, whatever was sold and however much went back before', () => {
    const items = fc.array(
      fc
        .tuple(
          fc.integer({ min: 1, max: 500_000 }).map(toAmount),
          fc.constantFrom(0, 0.05, 0.07, 0.13, 0.19, 0.255),
          fc.boolean(),
        )
        .map((given) => item(...given)),
      { minLength: 1, maxLength: 8 },
    );
    fc.assert(
      fc.property(items, fc.integer({ min: 1, max: 900_000 }), fc.nat({ max: 900_000 }), (sold, back, before) => {
        const { total, tax } = refund(sold, { back, before });
        if (total === 0) return;
        const figures = of(sold, { back, before });
        const sum = (name: 'netMinor' | 'taxMinor') =>
          (figures?.rates ?? []).reduce((whole, one) => whole + one[name], 0);
        expect([sum('netMinor') + sum('taxMinor'), sum('taxMinor')]).toEqual([-toMinor(total), -toMinor(tax)]);
        expect(figures?.totalMinor).toBe(-toMinor(total));
      }),
    );
  });
});
