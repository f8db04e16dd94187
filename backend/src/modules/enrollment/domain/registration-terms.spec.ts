import fc from 'fast-check';
import { ageRefusal, agesInWords, shareOf } from './registration-terms.js';

describe('the ages of a session', () => {
  it.each([
    [8, 12, 'from 8 to 12 years'],
    [8, null, 'of 8 years and older'],
    [null, 12, 'up to 12 years'],
    [8, 8, 'of 8 years'],
    [null, null, null],
  ])('from %s to %s is said as %s', (ageFrom, ageTo, words) => expect(agesInWords({ ageFrom, ageTo })).toBe(words));
});

describe('a session for riders from 8 to 12 years', () => {
  const session = { ageFrom: 8, ageTo: 12, firstDay: '2026-11-24' };
  it.each([
    ['8 on the first day', '2018-11-24', null],
    ['8 the day after', '2018-11-25', 'age_outside'],
    ['12, and 13 the day after', '2013-11-25', null],
    ['13 on the first day', '2013-11-24', 'age_outside'],
    ['of unknown age', null, 'age_unknown'],
  ])('and a rider who is %s', (_, born, code) => expect(ageRefusal(session, born)?.code ?? null).toBe(code));

  it('says which ages, and how old the rider is', () =>
    expect(ageRefusal(session, '2019-01-01')?.message).toBe(
      'This session is for riders from 8 to 12 years; on Tue 24 Nov the rider is 7.',
    ));
  it('asks nothing where it has no bounds', () =>
    expect(ageRefusal({ ageFrom: null, ageTo: null, firstDay: '2026-11-24' }, null)).toBeNull());
});

describe('joining late', () => {
  const ten = { priceMinor: 45_000, count: 10 };
  it.each([
    [{ lessons: 10, of: 10 }, 45_000, 10],
    [{ lessons: 9, of: 10 }, 40_500, 9],
    [{ lessons: 1, of: 3 }, 15_000, 4],
    [{ lessons: 0, of: 0 }, 45_000, 10],
    [{ lessons: 12, of: 10 }, 45_000, 10],
  ])('with %j costs %s for %s lessons', (share, priceMinor, count) =>
    expect(shareOf(ten, share)).toEqual({ priceMinor, count }),
  );
  it('never costs more than the whole nor less than nothing, and less the fewer lessons are left', () =>
    fc.assert(
      fc.property(fc.nat(10_000_000), fc.nat(500), fc.nat(100), fc.nat(100), (priceMinor, count, lessons, of) => {
        const [now, later] = [lessons, lessons - 1].map((left) =>
          shareOf({ priceMinor, count }, { lessons: Math.max(0, left), of }),
        );
        if (!now || !later) throw new Error('Two shares were asked for.');
        expect(Number.isInteger(now.priceMinor)).toBe(true);
        expect(now.priceMinor).toBeLessThanOrEqual(priceMinor);
        expect(now.count).toBeLessThanOrEqual(count);
        expect(Math.min(later.priceMinor, later.count)).toBeGreaterThanOrEqual(0);
        expect(later.priceMinor).toBeLessThanOrEqual(now.priceMinor);
      }),
    ));
  it('is rounded to whole minor units', () =>
    expect(shareOf({ priceMinor: 100, count: 3 }, { lessons: 2, of: 3 })).toEqual({ priceMinor: 67, count: 2 }));
});
