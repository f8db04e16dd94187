import fc from 'fast-check';
import { product } from '../test/samples.js';
import { amountWords, checkPricedBy, priceOfQuantity } from './by-quantity.js';
import { quoteOf, type QuoteLine } from './quote.js';
import { buy, type CartLine, type Terms } from './purchase.js';

const terms: Terms = {
  received: '2026-11-20',
  startBeforeDays: 0,
  taxPercent: 0,
  taxIncluded: false,
  mayOverride: true,
  currency: 'EUR',
};
const transport = { productName: 'Transport', priceMinor: 60, priceUnit: 'km', isTracked: false } as const;
const clipping = { productName: 'Clipping', priceMinor: 8000, priceFrom: true, isTracked: false } as const;
type Sold = Parameters<typeof product>[0];
const products = (of: Sold) => new Map([['product', product(of)]]);
const bought = (of: Sold, line: Partial<CartLine> = {}, on: Partial<Terms> = {}) =>
  buy({ productId: 'product', studentId: 'rider', ...line }, products(of), { ...terms, ...on });
const quoted = (of: Sold, line: Partial<QuoteLine> = {}, on: Partial<Terms> = {}) =>
  quoteOf(
    {
      lines: [{ productId: 'product', studentId: 'rider', ...line }],
      keepsCredits: true,
      isQuickpay: false,
      byCard: false,
    },
    products(of),
    { ...terms, ...on, feeRate: 0, credits: [], hasBought: false },
  );
const family = { mayOverride: false };

describe('what is sold by a unit', () => {
  it.each([
    ['exact', 12.5, 60, 'EUR', 750],
    ['half a cent goes up', 0.5, 5, 'EUR', 3],
    ['just below half', 0.49, 1, 'EUR', 0],
    ['no third of a cent is lost', 3.33, 99, 'EUR', 330],
    ['whole yen: half a yen goes up', 1.5, 3300, 'JPY', 5000],
    ['whole yen: less than half goes down', 1.1, 3300, 'JPY', 3600],
    ['three decimals are kept in hundredths', 1.5, 75, 'KWD', 113],
    ['floating point does not round', 1.15, 100, 'EUR', 115],
  ] as const)('%s: %d at %d in %s', (_, quantity, unit, currency, minor) => {
    expect(priceOfQuantity(quantity, unit, currency)).toBe(minor);
  });

  it('rounds to the nearest, half up, whatever the quantity and the price', () =>
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 1_000_000 }), fc.integer({ min: 0, max: 90_000 }), (hundredths, price) => {
        const exact = hundredths * price;
        const off = priceOfQuantity(hundredths / 100, price, 'EUR') * 100 - exact;
        return off > -50 && off <= 50;
      }),
    ));

  it('bounds what both come to, and neither of them', () => {
    expect(priceOfQuantity(10_000_000, 100, 'EUR')).toBe(1_000_000_000);
    expect(priceOfQuantity(0.01, 1_000_000_000, 'EUR')).toBe(10_000_000);
    expect(() => priceOfQuantity(10_000_000, 101, 'EUR')).toThrow('come to more than 10,000,000');
  });

  it('says how much of it at which price, and keeps both', () =>
    expect(bought(transport, { quantity: 12.5 })).toMatchObject({
      productName: 'Transport, 12.5 km × 0.60 EUR',
      priceMinor: 750,
      quantity: { quantity: 12.5, unit: 'km', unitPriceMinor: 60, of: 'Transport' },
    }));
  it('is one unless the line says more', () =>
    expect(bought(transport)).toMatchObject({ productName: 'Transport, 1 km × 0.60 EUR', priceMinor: 60 }));
  it('costs what staff say instead, and then does not name the price of one (R167)', () =>
    expect(bought(transport, { quantity: 12.5, priceMinor: 700 })).toMatchObject({
      productName: 'Transport, 12.5 km',
      priceMinor: 700,
    }));
  it('believes a family’s quantity, and no price of its own', () =>
    expect(bought(transport, { quantity: 2, priceMinor: 1 }, family)).toMatchObject({ priceMinor: 120 }));
  it('is quoted as it will stand on the invoice', () =>
    expect(quoted(transport, { quantity: 12.5 })).toMatchObject({
      subtotalMinor: 750,
      quantities: [{ at: 0, name: 'Transport, 12.5 km × 0.60 EUR', priceMinor: 750 }],
    }));
  it('says prices with the decimals of the currency', () =>
    expect([amountWords(60, 'KWD'), amountWords(6000, 'JPY')]).toEqual(['0.600 KWD', '60 JPY']));

  it('of anything else there is no quantity, and nothing says one', () => {
    expect(() => bought({}, { quantity: 2 })).toThrow('is not sold by quantity');
    expect(bought({}, { quantity: 1 })).not.toHaveProperty('quantity');
    expect(quoted({}).quantities).toEqual([]);
  });
});

describe('a lowest price', () => {
  it('is nobody’s until staff say what the line costs', () => {
    expect(() => bought(clipping)).toThrow('Clipping costs from 80.00 EUR: say what this one costs.');
    expect(bought(clipping, { priceMinor: 9500 })).toMatchObject({ productName: 'Clipping', priceMinor: 9500 });
  });
  it('is not sold to a family online, whatever its line says', () =>
    expect(() => bought(clipping, { priceMinor: 9500 }, family)).toThrow('Please ask the barn what it costs for you.'));
  it.each([
    ['nothing said', {}, ['Clipping costs from 80.00 EUR: say what this one costs.']],
    ['the lowest', { priceMinor: 8000 }, []],
    ['more', { priceMinor: 9500 }, []],
    ['less, which staff decide', { priceMinor: 7999 }, ['Clipping costs from 80.00 EUR, and 79.99 EUR is less.']],
  ] as const)('%s: what the cart warns of', (_, line, warnings) =>
    expect(quoted(clipping, line).warnings).toEqual(warnings),
  );
  it('of a unit is so much times the lowest price', () =>
    expect(quoted({ ...transport, priceFrom: true }, { quantity: 10, priceMinor: 500 }).warnings).toEqual([
      'Transport costs from 6.00 EUR, and 5.00 EUR is less.',
    ]));
  it('tells a family to ask', () =>
    expect(quoted(clipping, {}, family).warnings).toEqual([expect.stringContaining('Please ask the barn')]));
  it('and a unit are not for what renews by itself', () => {
    expect(() => checkPricedBy({ priceFrom: true, isAuto: true })).toThrow('renews by itself has one price');
    expect(() => checkPricedBy({ priceUnit: 'km', isAuto: true })).toThrow('renews by itself has one price');
    expect(checkPricedBy({ priceUnit: 'km', priceFrom: true, isAuto: false })).toBeUndefined();
  });
});
