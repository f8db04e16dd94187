import { CONDITION_SCALE, conditionWarnings, conditionWords, weightChanges, type Measured } from './condition.js';

const on = (measuredOn: string, weight: number | null, score: number | null = null): Measured => ({
  measuredOn,
  weight,
  conditionScore: score,
});
const warned = (...measures: Measured[]) => conditionWarnings('Biscuit', measures);

describe('a horse’s condition', () => {
  it('is a score from 1 to 9 in halves, each in words', () => {
    expect(CONDITION_SCALE.map(({ score }) => score)).toEqual([
      1, 1.5, 2, 2.5, 3, 3.5, 4, 4.5, 5, 5.5, 6, 6.5, 7, 7.5, 8, 8.5, 9,
    ]);
    expect([1, 4.5, 5, 9].map(conditionWords)).toEqual([
      'poor',
      'moderately thin to moderate',
      'moderate',
      'extremely fat',
    ]);
  });

  it.each([
    [3.5, ['Biscuit’s condition was 3.5 (thin to moderately thin) on Tue 24 Nov 2026: below 4.']],
    [4, []],
    [7, []],
    [7.5, ['Biscuit’s condition was 7.5 (fleshy to fat) on Tue 24 Nov 2026: above 7.']],
  ])('of %d is warned of: %o', (score, expected) =>
    expect(warned(on('2026-11-24', null, score), on('2026-11-01', null, 9))).toEqual(expected),
  );

  it('is that of the day on which it was judged last, however often it is weighed since', () =>
    expect(warned(on('2026-11-26', 500), on('2026-11-24', null, 3))).toEqual([
      'Biscuit’s condition was 3 (thin) on Tue 24 Nov 2026: below 4.',
    ]));
});

describe('a horse’s weight', () => {
  it.each([
    // Before, now, days between.
    [500, 450, '2026-11-01', []],
    [500, 449, '2026-11-01', ['Biscuit lost 51 kg in 23 days, until Tue 24 Nov 2026: more than a tenth.']],
    [500, 551, '2026-11-23', ['Biscuit gained 51 kg in a day, until Tue 24 Nov 2026: more than a tenth.']],
    [500, 400, '2026-10-25', ['Biscuit lost 100 kg in 30 days, until Tue 24 Nov 2026: more than a tenth.']],
    [500, 400, '2026-10-24', []],
  ])('from %d to %d kg since %s is warned of: %o', (before, now, day, expected) =>
    expect(warned(on('2026-11-24', now), on(day, before))).toEqual(expected),
  );

  it('is held against whatever it was in these days that differs most', () =>
    expect(
      warned(
        on('2026-11-24', 449),
        on('2026-11-20', 470),
        on('2026-11-10', 500),
        on('2026-11-05', 490),
        on('2026-10-01', 900),
      ),
    ).toEqual(['Biscuit lost 51 kg in 14 days, until Tue 24 Nov 2026: more than a tenth.']));

  it('is told with its change since it was weighed before', () =>
    expect(
      weightChanges([on('2026-11-24', 449), on('2026-11-20', null, 5), on('2026-11-10', 460), on('2026-11-01', 460)]),
    ).toEqual([-11, null, 0, null]));
});
