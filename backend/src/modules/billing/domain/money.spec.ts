import fc from 'fast-check';
import { lessonValue } from '../../enrollment/contracts.js';
import { lessCredit, shareOf, taxOf, toAmount, toMinor, totalsOf } from './money.js';

const minor = fc.integer({ min: -1_000_000_000, max: 1_000_000_000 });
const rate = fc.integer({ min: 0, max: 100_000 }).map((n) => n / 100_000);
const line = fc.record({ priceMinor: minor, taxPercent: rate, taxIncluded: fc.boolean() });
const onTop = { taxIncluded: false };
const within = { taxIncluded: true };

describe('money', () => {
  it('comes from the wire and returns to it unchanged', () =>
    fc.assert(fc.property(minor, (amount) => toMinor(toAmount(amount)) === amount)));

  it.each([
    [0.1, 10],
    [0.29, 29],
    [1.15, 115],
    [4.35, 435],
    [1.005, 100],
    [-45.5, -4550],
    [9_999_999.99, 999_999_999],
  ])('%p is %p minor units', (amount, expected) => expect(toMinor(amount)).toBe(expected));

  it.each([
    ['exact', 45000, 0.13, 5850],
    ['just below half', 349, 0.01, 3],
    ['half goes up', 350, 0.01, 4],
    ['just above half', 351, 0.01, 4],
    ['a rate of five decimals', 10000, 0.14975, 1498],
    ['nothing', 0, 0.13, 0],
    ['no tax', 45000, 0, 0],
    ['a negative half goes up', -350, 0.01, -3],
    ['a negative above half', -351, 0.01, -4],
    ['a negative below half', -349, 0.01, -3],
    ['a negative exact', -300, 0.01, -3],
    ['less than half of one', -49, 0.01, 0],
    ['a rate of more than five decimals, rounded up', 10_000_000, 0.000005, 100],
    ['a rate of more than five decimals, rounded down', 10_000_000, 0.0000049, 0],
  ])('share of an amount: %s', (_, amount, share, expected) => expect(shareOf(amount, share)).toBe(expected));

  it('rounds the tax of a cart once, not line by line', () => {
    const three = Array.from({ length: 3 }, () => ({ ...onTop, priceMinor: 333, taxPercent: 0.05 }));
    expect(taxOf(three)).toBe(50);
    expect(three.map((one) => taxOf([one])).reduce((a, b) => a + b)).toBe(51);
  });

  it('taxes every line at its own rate', () =>
    expect(
      taxOf([
        { ...onTop, priceMinor: 10000, taxPercent: 0.13 },
        { ...onTop, priceMinor: 10000, taxPercent: 0 },
      ]),
    ).toBe(1300));

  it('charges a fee on subtotal and tax, and none unless asked', () => {
    const cart = [{ ...onTop, priceMinor: 45000, taxPercent: 0.13 }];
    expect(totalsOf(cart)).toEqual({ subtotalMinor: 45000, taxMinor: 5850, feeMinor: 0, totalMinor: 50850 });
    expect(totalsOf(cart, 0.029)).toEqual({ subtotalMinor: 45000, taxMinor: 5850, feeMinor: 1475, totalMinor: 52325 });
  });

  it('adds up, whatever is in the cart', () =>
    fc.assert(
      fc.property(fc.array(line, { maxLength: 50 }), rate, (lines, fee) => {
        const { subtotalMinor, taxMinor, feeMinor, totalMinor } = totalsOf(lines, fee);
        return (
          [subtotalMinor, taxMinor, feeMinor, totalMinor].every(Number.isSafeInteger) &&
          totalMinor === subtotalMinor + taxMinor + feeMinor
        );
      }),
    ));

  it('gives tax that is never further than half a unit from the exact amount', () =>
    fc.assert(
      fc.property(
        fc.array(
          line.map((one) => ({ ...one, ...onTop })),
          { maxLength: 20 },
        ),
        (lines) => {
          const exact = lines.reduce(
            (sum, one) => sum + BigInt(one.priceMinor) * BigInt(Math.round(one.taxPercent * 100_000)),
            0n,
          );
          const off = BigInt(taxOf(lines)) * 100_000n - exact;
          return off <= 50_000n && off > -50_000n;
        },
      ),
    ));
});

describe('prices that include tax', () => {
  it.each([
    ['25.00 at 19 %', [[2500, 0.19]], { subtotalMinor: 2101, taxMinor: 399, totalMinor: 2500 }],
    [
      'three of them',
      [
        [2500, 0.19],
        [2500, 0.19],
        [2500, 0.19],
      ],
      { subtotalMinor: 6303, taxMinor: 1197, totalMinor: 7500 },
    ],
    [
      'two rates',
      [
        [2500, 0.19],
        [1000, 0.07],
      ],
      { subtotalMinor: 3036, taxMinor: 464, totalMinor: 3500 },
    ],
    ['no tax', [[2500, 0]], { subtotalMinor: 2500, taxMinor: 0, totalMinor: 2500 }],
  ] as const)('are paid as they stand: %s', (_, sold, totals) =>
    expect(totalsOf(sold.map(([priceMinor, taxPercent]) => ({ ...within, priceMinor, taxPercent })))).toEqual({
      ...totals,
      feeMinor: 0,
    }),
  );

  it('stand beside those without', () =>
    expect(
      totalsOf([
        { ...within, priceMinor: 11300, taxPercent: 0.13 },
        { ...onTop, priceMinor: 10000, taxPercent: 0.13 },
      ]),
    ).toEqual({ subtotalMinor: 20000, taxMinor: 2600, feeMinor: 0, totalMinor: 22600 }));

  it('bear the card fee of what is paid, by the rate of each', () => {
    const cart = [{ ...within, priceMinor: 10000, taxPercent: 0.19 }];
    expect(totalsOf(cart, 0.03)).toMatchObject({ feeMinor: 300, totalMinor: 10300 });
    expect(
      totalsOf(
        cart.map((one) => ({ ...one, fee: 0.01 })),
        0.03,
      ),
    ).toMatchObject({ feeMinor: 100 });
  });

  it('come to their sum, whatever the rates', () =>
    fc.assert(
      fc.property(
        fc.array(
          line.map((one) => ({ ...one, ...within })),
          { maxLength: 50 },
        ),
        (lines) => {
          const { subtotalMinor, taxMinor, totalMinor } = totalsOf(lines);
          const sum = lines.reduce((total, { priceMinor }) => total + priceMinor, 0);
          return totalMinor === sum && subtotalMinor + taxMinor === sum;
        },
      ),
    ));

  it('are shared by the lessons of a package as they stand', () =>
    expect(lessonValue({ ...within, priceMinor: 20000, taxPercent: 0.19, startCount: 10 })).toBe(2000));
});

describe('an empty cart', () => {
  it('costs nothing', () =>
    expect(totalsOf([], 0.029)).toEqual({ subtotalMinor: 0, taxMinor: 0, feeMinor: 0, totalMinor: 0 }));
});

describe('the worth of one lesson', () => {
  it.each([
    ['a tenth of ten', 45000, 0.13, 10, 5085],
    ['all of a single lesson', 5000, 0.13, 1, 5650],
    ['a third, rounded down', 10000, 0, 3, 3333],
    ['two thirds of a unit, rounded up', 20, 0, 3, 7],
    ['half a unit, rounded up', 5, 0, 2, 3],
    ['a makeup cost nothing', 0, 0, 1, 0],
    ['nothing countable', 4500, 0, 0, 4500],
  ])('%s', (_, priceMinor, taxPercent, startCount, expected) =>
    expect(lessonValue({ ...onTop, priceMinor, taxPercent, startCount })).toBe(expected),
  );

  it('never adds up to more than the price by more than the rounding', () =>
    fc.assert(
      fc.property(
        fc.integer({ min: 0, max: 1_000_000 }),
        rate,
        fc.integer({ min: 1, max: 100 }),
        (priceMinor, taxPercent, startCount) =>
          Math.abs(
            lessonValue({ ...onTop, priceMinor, taxPercent, startCount }) * startCount - priceMinor * (1 + taxPercent),
          ) <=
          startCount / 2 + 1,
      ),
    ));

  it('is the exact share, rounded half up', () =>
    fc.assert(
      fc.property(
        fc.integer({ min: 0, max: 1_000_000_000 }),
        fc.integer({ min: 0, max: 100_000 }),
        fc.integer({ min: 1, max: 1000 }),
        (priceMinor, tax, count) => {
          const worth = BigInt(lessonValue({ ...onTop, priceMinor, taxPercent: tax / 100_000, startCount: count }));
          const whole = 100_000n * BigInt(count);
          const off = 2n * (worth * whole - BigInt(priceMinor) * BigInt(100_000 + tax));
          return off <= whole && off > -whole;
        },
      ),
    ));
});

describe('a credit', () => {
  it('is taken off what is paid with tax, and off the fee in proportion: C11 E02', () =>
    expect(lessCredit({ subtotalMinor: 45000, taxMinor: 5850, feeMinor: 1017, totalMinor: 51867 }, 25425)).toEqual({
      subtotalMinor: 19575,
      taxMinor: 5850,
      feeMinor: 509,
      totalMinor: 25934,
    }));
  it('that is not there changes nothing', () => {
    const free = { subtotalMinor: 0, taxMinor: 0, feeMinor: 0, totalMinor: 0 };
    expect(lessCredit(free, 0)).toEqual(free);
  });
});
