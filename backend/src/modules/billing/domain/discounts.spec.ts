import fc from 'fast-check';
import { takenOff, type Discount, type DiscountableLine } from './discounts.js';

const discount = (of: Partial<Discount> = {}): Discount => ({
  discountId: 'd1',
  title: 'Less',
  kind: 'code',
  productId: null,
  percentOff: 0.1,
  amountOffMinor: null,
  fromCount: null,
  ...of,
});
const line = (of: Partial<DiscountableLine> = {}): DiscountableLine => ({
  productId: 'ten',
  studentId: 'anna',
  priceMinor: 45_000,
  isOwnPrice: false,
  ...of,
});
const off = (lines: readonly DiscountableLine[], ...discounts: Discount[]) =>
  takenOff(lines, discounts).map((one) => one?.offMinor ?? 0);

describe('a code', () => {
  it('lowers every line, or those of its package', () => {
    const lines = [line(), line({ productId: 'one', priceMinor: 5000 })];
    expect(off(lines, discount())).toEqual([4500, 500]);
    expect(off(lines, discount({ productId: 'one' }))).toEqual([0, 500]);
  });

  it.each([
    ['a percentage, half up', { percentOff: 0.125 }, 999, 125],
    ['an amount', { percentOff: null, amountOffMinor: 1000 }, 45_000, 1000],
    ['an amount, never below nothing', { percentOff: null, amountOffMinor: 1000 }, 300, 300],
    ['a percentage, at most an amount', { percentOff: 0.5, amountOffMinor: 2000 }, 45_000, 2000],
    ['a percentage below that amount', { percentOff: 0.01, amountOffMinor: 2000 }, 45_000, 450],
    ['all of it', { percentOff: 1 }, 45_000, 45_000],
  ] as const)('is %s', (_, of, priceMinor, expected) =>
    expect(off([line({ priceMinor })], discount(of))).toEqual([expected]),
  );

  it('leaves a price that staff have said', () =>
    expect(off([line({ isOwnPrice: true }), line()], discount())).toEqual([0, 4500]));
});

describe('siblings', () => {
  const sibling = discount({ kind: 'sibling' });

  it('pay less from the second rider on, for the cheaper packages', () => {
    const lines = [
      line({ priceMinor: 20_000 }),
      line({ studentId: 'leo' }),
      line({ studentId: 'mia', priceMinor: 30_000 }),
    ];
    expect(off(lines, sibling)).toEqual([2000, 0, 3000]);
  });

  it('are two riders, and not two packages of one', () => expect(off([line(), line()], sibling)).toEqual([0, 0]));

  it('count in the packages that it is for', () => {
    const lines = [line({ productId: 'camp', priceMinor: 90_000 }), line({ studentId: 'leo' })];
    expect(off(lines, discount({ kind: 'sibling', productId: 'ten' }))).toEqual([0, 0]);
  });

  it('count by what staff said it costs', () =>
    expect(off([line({ isOwnPrice: true, priceMinor: 50_000 }), line({ studentId: 'leo' })], sibling)).toEqual([
      0, 4500,
    ]));
});

describe('a quantity', () => {
  const three = discount({ kind: 'quantity', fromCount: 3 });

  it('lowers all of one package once there are as many', () => {
    expect(off([line(), line({ studentId: 'leo' })], three)).toEqual([0, 0]);
    expect(off([line(), line({ studentId: 'leo' }), line({ productId: 'one' }), line()], three)).toEqual([
      4500, 4500, 0, 4500,
    ]);
  });
});

it('a line gets the best one alone, and spends a code last', () => {
  const lines = [line(), line({ studentId: 'leo', priceMinor: 40_000 })];
  const code = discount({ percentOff: 0.1 });
  const sibling = discount({ discountId: 'd2', kind: 'sibling', percentOff: 0.2 });
  expect(takenOff(lines, [code, sibling])).toMatchObject([
    { discountId: 'd1', kind: 'code', offMinor: 4500 },
    { discountId: 'd2', kind: 'sibling', offMinor: 8000 },
  ]);
  const same = discount({ discountId: 'd2', kind: 'sibling' });
  expect(takenOff(lines, [code, same])[1]).toMatchObject({ kind: 'sibling', offMinor: 4000 });
});

describe('whatever is in the cart, and whatever the barn takes off', () => {
  const lines = fc.array(
    fc.record({
      productId: fc.constantFrom('ten', 'one', 'camp'),
      studentId: fc.constantFrom('anna', 'leo', 'mia'),
      priceMinor: fc.oneof(fc.integer({ min: 0, max: 20 }), fc.integer({ min: 0, max: 1_000_000_000 })),
      isOwnPrice: fc.boolean(),
    }),
    { maxLength: 8 },
  );
  const discounts = fc.uniqueArray(
    fc.record({
      discountId: fc.constantFrom('d1', 'd2', 'd3', 'd4'),
      title: fc.constant('Less'),
      kind: fc.constantFrom('code', 'sibling', 'quantity'),
      productId: fc.option(fc.constantFrom('ten', 'one')),
      percentOff: fc.option(fc.integer({ min: 0, max: 100_000 }).map((rate) => rate / 100_000)),
      amountOffMinor: fc.option(fc.integer({ min: 0, max: 2_000_000_000 })),
      fromCount: fc.option(fc.integer({ min: 2, max: 4 })),
    }),
    { selector: ({ discountId }) => discountId },
  );
  const paid = (of: readonly DiscountableLine[], by: readonly Discount[]) => {
    const less = takenOff(of, by);
    return of.map(({ priceMinor }, at) => priceMinor - (less[at]?.offMinor ?? 0));
  };
  const total = (prices: readonly number[]) => prices.reduce((sum, price) => sum + price, 0);
  const sorted = (prices: readonly number[]) => prices.toSorted((a, b) => a - b);

  it('no price is below nothing, above its own, or a fraction of the smallest coin', () =>
    fc.assert(
      fc.property(lines, discounts, (of, by) => {
        paid(of, by).forEach((price, at) => {
          expect(Number.isInteger(price)).toBe(true);
          expect(price).toBeGreaterThanOrEqual(0);
          expect(price).toBeLessThanOrEqual(of[at]!.priceMinor);
        });
      }),
    ));

  it('one discount more never makes anything dearer', () =>
    fc.assert(
      fc.property(lines, discounts, (of, by) => {
        const fewer = paid(of, by.slice(1));
        paid(of, by).forEach((price, at) => expect(price).toBeLessThanOrEqual(fewer[at]!));
      }),
    ));

  it('the order of lines and of discounts does not matter', () =>
    fc.assert(
      fc.property(lines, discounts, (of, by) => {
        const there = paid(of, by);
        const back = paid(of.toReversed(), by.toReversed());
        expect(sorted(back)).toEqual(sorted(there));
        expect(total(back)).toBe(total(there));
      }),
    ));
});
