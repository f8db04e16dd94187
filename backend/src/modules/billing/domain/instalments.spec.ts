import fc from 'fast-check';
import { askedMinor, nextOf, scheduleOf, scheduleOfCart, settledPlan, stepOf, type PlanTerms } from './instalments.js';

const plan = (changes: Partial<PlanTerms> = {}): PlanTerms => ({
  depositMinor: 5000,
  depositPercent: null,
  instalments: 3,
  instalmentEvery: 1,
  instalmentUnit: 'month',
  ...changes,
});
const on = '2026-11-30';
const buying = { on, stepMinor: 1 };
const refused = (changes: Partial<PlanTerms>, product = { priceMinor: 20000, isAuto: false }) => {
  try {
    return settledPlan(plan(changes), product);
  } catch (error) {
    return (error as { errors: { message: string }[] }).errors[0]?.message;
  }
};

describe('what a product may say of its instalments', () => {
  it.each([
    [{ depositMinor: 20000 }, 'The deposit must be less than the price'],
    [{ depositMinor: 0 }, 'The deposit must be at least 0.01'],
    [{ depositMinor: null }, 'Say the deposit as an amount or in percent, one of both'],
    [{ depositPercent: 0.2 }, 'Say the deposit as an amount or in percent, one of both'],
    [{ depositMinor: null, depositPercent: 1 }, 'The deposit is more than 0 and less than 100 percent'],
    [{ instalments: null }, 'Say into how many instalments the rest is divided'],
  ])('not %j', (changes, message) => expect(refused(changes)).toBe(message));

  it('not together with renewing by itself, which invoices the whole price', () =>
    expect(refused({}, { priceMinor: 20000, isAuto: true })).toBe(
      'A package that renews by itself is not paid by instalments',
    ));

  it('a month apart unless it says otherwise', () =>
    expect(
      settledPlan(plan({ instalmentEvery: null, instalmentUnit: null }), { priceMinor: 20000, isAuto: false }),
    ).toEqual(plan()));

  it('without instalments nothing of a plan is kept', () =>
    expect(settledPlan(plan({ depositMinor: null, instalments: null }), { priceMinor: 20000, isAuto: true })).toEqual(
      plan({ depositMinor: null, instalments: null, instalmentEvery: null, instalmentUnit: null }),
    ));
});

describe('the amounts and days of a purchase', () => {
  it('a deposit, and the rest each month, on the last day of a shorter one; the last takes what is left over', () =>
    expect(scheduleOf(plan(), 15001, { ...buying, on: '2026-12-31' })).toEqual([
      { due: '2026-12-31', minor: 5000 },
      { due: '2027-01-31', minor: 3333 },
      { due: '2027-02-28', minor: 3333 },
      { due: '2027-03-31', minor: 3335 },
    ]));

  it('a deposit alone with the rest so many days later', () =>
    expect(scheduleOf(plan({ instalments: 1, instalmentEvery: 14, instalmentUnit: 'day' }), 15000, buying)).toEqual([
      { due: '2026-11-30', minor: 5000 },
      { due: '2026-12-14', minor: 10000 },
    ]));

  it('of a currency without decimals in whole amounts', () => {
    const yen = { on, stepMinor: stepOf('JPY') };
    expect(
      scheduleOf(plan({ depositMinor: null, depositPercent: 0.33, instalments: 2 }), 1000100, yen)?.map(
        ({ minor }) => minor,
      ),
    ).toEqual([330100, 335000, 335000]);
  });

  it.each([
    ['EUR', 1],
    ['BHD', 1],
    ['JPY', 100],
  ])('in %s the smallest amount is %i', (currency, step) => expect(stepOf(currency)).toBe(step));

  it('a deposit larger than a lowered price is all of it', () =>
    expect(scheduleOf(plan(), 4000, buying)).toEqual([{ due: on, minor: 4000 }]));

  it('what has no plan, and the cent that tax rounds off, is paid at once', () =>
    expect(
      scheduleOfCart(
        [
          { plan: plan({ instalments: 1 }), grossMinor: 15000 },
          { plan: {}, grossMinor: 2000 },
        ],
        17001,
        buying,
      ),
    ).toEqual([
      { due: on, minor: 7001 },
      { due: '2026-12-30', minor: 10000 },
    ]));

  it('a credit ends it earlier', () =>
    expect(scheduleOfCart([{ plan: plan({ instalments: 2 }), grossMinor: 15000 }], 9000, buying)).toEqual([
      { due: on, minor: 5000 },
      { due: '2026-12-30', minor: 4000 },
    ]));

  it.each([
    [[{ plan: {}, grossMinor: 15000 }], 15000],
    [[{ plan: plan(), grossMinor: 15000 }], 4000],
  ])('where nothing would be left for later there is none', (cart, total) =>
    expect(scheduleOfCart(cart, total, buying)).toBeUndefined(),
  );

  it('together they are the total, and none is less than nothing', () => {
    const anyPlan = fc.record({
      depositMinor: fc.option(fc.integer({ min: 1, max: 100_000 })),
      instalments: fc.option(fc.integer({ min: 1, max: 36 })),
      instalmentEvery: fc.integer({ min: 1, max: 60 }),
      instalmentUnit: fc.constantFrom('day' as const, 'week' as const, 'month' as const),
      depositPercent: fc.double({ min: 0.001, max: 0.999, noNaN: true }),
    });
    const line = fc.record({ plan: anyPlan, grossMinor: fc.integer({ min: 0, max: 10_000_000 }) });
    fc.assert(
      fc.property(
        fc.array(line, { minLength: 1, maxLength: 6 }),
        fc.integer({ min: 0, max: 1_000_000 }),
        fc.integer({ min: -3, max: 3 }),
        fc.constantFrom(1, 100),
        (cart, credit, rounded, stepMinor) => {
          const total = Math.max(
            1,
            cart.reduce((sum, { grossMinor }) => sum + grossMinor, rounded - credit),
          );
          for (const one of cart) {
            const own = scheduleOf(one.plan, one.grossMinor, { on, stepMinor });
            if (own) expect(own.reduce((sum, { minor }) => sum + minor, 0)).toBe(one.grossMinor);
          }
          const parts = scheduleOfCart(cart, total, { on, stepMinor });
          if (!parts) return;
          expect(parts.reduce((sum, { minor }) => sum + minor, 0)).toBe(total);
          expect(parts.length).toBeGreaterThan(1);
          for (const [n, { due, minor }] of parts.entries()) {
            expect(minor).toBeGreaterThan(0);
            expect(due > (parts[n - 1]?.due ?? '')).toBe(true);
          }
        },
      ),
    );
  });
});

describe('what of an invoice is asked for', () => {
  const parts = [
    { due: '2026-11-30', minor: 5000 },
    { due: '2026-12-30', minor: 4000 },
    { due: '2027-01-30', minor: 3000 },
  ];
  it.each([
    [0, 12000, '2026-11-30', 5000, '2026-11-30'],
    [5000, 7000, '2026-11-30', 4000, '2026-12-30'],
    [6000, 6000, '2026-12-30', 3000, '2026-12-30'],
    [5000, 7000, '2027-02-01', 7000, '2026-12-30'],
    [5000, 1000, '2026-12-01', 1000, '2026-12-30'],
    [9000, 5000, '2027-01-30', 5000, '2027-01-30'],
  ])('paid %i, open %i, on %s: %i, since %s', (paidMinor, openMinor, day, asked, due) => {
    expect(askedMinor(parts, { paidMinor, openMinor, on: day })).toBe(asked);
    expect(nextOf(parts, paidMinor)?.due).toBe(due);
  });
});
