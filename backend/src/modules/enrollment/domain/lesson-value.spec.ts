import fc from 'fast-check';
import { lessonValue, type SoldLessons } from './lesson-value.js';

/** What is given for each lesson of a package, one after another. */
const valuesOf = (sold: SoldLessons) => {
  const values: number[] = [];
  for (let givenUnits = 0; givenUnits < sold.startCount; givenUnits++)
    values.push(lessonValue({ ...sold, givenUnits, givenMinor: sum(values) }));
  return values;
};
const sum = (amounts: readonly number[]) => amounts.reduce((total, amount) => total + amount, 0);

describe('the value of a lesson', () => {
  // C09
  it.each([
    ['200.00 by three', 20_000, 0, 3, [6667, 6667, 6666]],
    ['100.01 by three', 10_001, 0, 3, [3334, 3334, 3333]],
    ['450.00 with 13 % by ten', 45_000, 0.13, 10, Array.from({ length: 10 }, () => 5085)],
    ['five cents by ten', 5, 0, 10, [1, 1, 1, 1, 1, 0, 0, 0, 0, 0]],
    ['a single lesson', 5000, 0.13, 1, [5650]],
    ['nothing', 0, 0.13, 4, [0, 0, 0, 0]],
  ])('%s', (_, priceMinor, taxPercent, startCount, values) =>
    expect(valuesOf({ priceMinor, taxPercent, taxIncluded: false, startCount })).toEqual(values),
  );

  it('comes to the price with tax once all are given, and is never negative', () =>
    fc.assert(
      fc.property(
        fc.record({
          priceMinor: fc.integer({ min: 0, max: 10_000_000 }),
          taxPercent: fc.integer({ min: 0, max: 100_000 }).map((n) => n / 100_000),
          taxIncluded: fc.boolean(),
          startCount: fc.integer({ min: 1, max: 60 }),
        }),
        (sold) => {
          const values = valuesOf(sold);
          const whole = lessonValue({ ...sold, startCount: 1 });
          return sum(values) === whole && values.every((value) => value >= 0);
        },
      ),
    ));

  it('is nothing where more was given than it costs by now', () =>
    expect(
      lessonValue({
        priceMinor: 1000,
        taxPercent: 0,
        taxIncluded: false,
        startCount: 10,
        givenUnits: 9,
        givenMinor: 4000,
      }),
    ).toBe(0));
});
