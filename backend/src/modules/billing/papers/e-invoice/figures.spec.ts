import fc from 'fast-check';
import { toAmount, toMinor, totalsOf } from '../../domain/money.js';
import { exampleInvoicePaper as example } from '../example-paper.js';
import type { Paper } from '../paper.js';
import { figuresOf } from './figures.js';

type Price = readonly [price: number, rate: number, isWithTax?: boolean];
interface Since {
  /** Minor units. */
  credit?: number;
  takenOff?: readonly [net: number, tax: number];
  paid?: number;
}

const [item] = example.items as [Paper['items'][number]];
const sold = ([price, tax_percent, tax_included = false]: Price) =>
  Object.assign({}, item, { price, tax_percent, tax_included });

/** An invoice as it is written for these prices, and what became of it since. */
function invoice(prices: readonly Price[], { credit = 0, takenOff: [net, tax] = [0, 0], paid = 0 }: Since = {}): Paper {
  const lines = prices.map(([price, taxPercent, taxIncluded = false]) => ({
    priceMinor: toMinor(price),
    taxPercent,
    taxIncluded,
  }));
  const { subtotalMinor, taxMinor } = totalsOf(lines);
  const [subtotal, taxed] = [subtotalMinor - credit - net, taxMinor - tax];
  const payment = {
    ...example.payment,
    subtotal: toAmount(subtotal),
    tax: toAmount(taxed),
    total: toAmount(subtotal + taxed),
    outstanding: toAmount(subtotal + taxed - paid),
  };
  return { ...example, payment, items: [...prices.map(sold), ...(credit ? [sold([-toAmount(credit), 0])] : [])] };
}
const of = (prices: readonly Price[], since?: Since) => figuresOf(invoice(prices, since));
const nets = (prices: readonly Price[]) => of(prices)?.lines.map(({ netMinor }) => netMinor);

describe('an invoice as data', () => {
  it('has prices to which tax is added as they are', () =>
    expect(of([[100, 0.19]])).toMatchObject({
      rates: [{ rate: 0.19, netMinor: 10_000, takenOffMinor: 0, taxMinor: 1900 }],
      totalMinor: 11_900,
      paidMinor: 0,
      dueMinor: 11_900,
    }));

  it('has prices with their tax without it, together without the tax of their sum', () => {
    const three = [10, 10, 10].map((price): Price => [price, 0.19, true]);
    // 30.00 hold 4.79 of tax; 10.00 by itself would hold 1.60.
    expect(nets(three)).toEqual([840, 841, 840]);
    expect(of(three)).toMatchObject({ rates: [{ netMinor: 2521, taxMinor: 479 }], totalMinor: 3000 });
  });

  it('has each rate by itself; the cent by which they differ from the tax of the whole stands at the largest', () => {
    // 1.9038 and 0.7035 are 2.61 together, and 1.90 and 0.70 are not.
    const rates = of([
      [10.02, 0.19],
      [10.05, 0.07],
    ])?.rates.map(({ taxMinor }) => taxMinor);
    expect(rates).toEqual([191, 70]);
  });

  it('counts a spent credit as paid, as what was paid in parts', () =>
    expect(of([[100, 0.19]], { credit: 5000, paid: 1000 })).toMatchObject({
      totalMinor: 11_900,
      paidMinor: 6000,
      dueMinor: 5900,
      lines: [{ netMinor: 10_000 }],
    }));

  it('says what cancelled lessons took off, where all has one rate', () =>
    expect(of([[100, 0.19, true]], { takenOff: [1681, 319] })).toMatchObject({
      rates: [{ netMinor: 8403, takenOffMinor: 1681, taxMinor: 1278 }],
      totalMinor: 8000,
    }));

  it('is not known where they took something off and there are several rates', () =>
    expect(
      of(
        [
          [100, 0.19],
          [100, 0.07],
        ],
        { takenOff: [1000, 190] },
      ),
    ).toBeUndefined());

  it('is not known of nothing but a credit, nor with a card’s fee', () => {
    expect(figuresOf({ ...example, items: [] })).toBeUndefined();
    expect(figuresOf({ ...example, payment: { ...example.payment, fee: 1 } })).toBeUndefined();
  });

  it('comes to what the family is asked for, whatever is sold', () => {
    const price = fc.tuple(
      fc.integer({ min: 0, max: 500_000 }).map(toAmount),
      fc.constantFrom(0, 0.05, 0.07, 0.13, 0.19, 0.255),
      fc.boolean(),
    );
    fc.assert(
      fc.property(fc.array(price, { minLength: 1, maxLength: 12 }), fc.nat({ max: 3 }), (prices, credit) => {
        const paper = invoice(prices, { credit });
        const figures = figuresOf(paper);
        if (!figures) throw new Error('No figures.');
        const sum = (amounts: readonly number[]) => amounts.reduce((total, amount) => total + amount, 0);
        const { lines, rates, totalMinor, paidMinor, dueMinor } = figures;
        expect(sum(lines.map(({ netMinor }) => netMinor))).toBe(sum(rates.map(({ netMinor }) => netMinor)));
        expect(sum(rates.map((one) => one.netMinor + one.taxMinor))).toBe(totalMinor);
        expect([totalMinor - paidMinor, paidMinor]).toEqual([dueMinor, credit]);
        expect(dueMinor).toBe(toMinor(paper.payment.total));
        for (const { rate, netMinor, taxMinor } of rates)
          expect(Math.abs(taxMinor - netMinor * rate)).toBeLessThanOrEqual(rates.length + 0.5 + 1e-6);
      }),
    );
  });
});
