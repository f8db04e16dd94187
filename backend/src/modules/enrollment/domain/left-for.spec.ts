import fc from 'fast-check';
import { coverageWords, leftFor, usedBy, weekOf, type Remaining } from './left-for.js';

const counted = (unitsLeft: number): Remaining => ({ coverage: 'lessons', perWeek: null, unitsLeft, usedOn: [] });
const weekly = (perWeek: number, ...usedOn: string[]): Remaining => ({
  coverage: 'weekly',
  perWeek,
  unitsLeft: 0,
  usedOn,
});
const unlimited: Remaining = { coverage: 'unlimited', perWeek: null, unitsLeft: -7, usedOn: [] };

describe('what a package has left for a lesson on a day', () => {
  it.each([
    ['counted: its units, whatever the day', counted(3), '2026-12-01', 3],
    ['counted and used up', counted(0), '2026-12-01', 0],
    ['unlimited: always, though nothing is counted', unlimited, '2026-12-01', Infinity],
    ['by the week: all of a week without lessons', weekly(2), '2026-12-01', 2],
    ['less what the week has', weekly(2, '2026-12-01'), '2026-12-04', 1],
    ['two of one day are two', weekly(2, '2026-12-01', '2026-12-01'), '2026-12-04', 0],
    ['a week begins on Monday', weekly(1, '2026-12-07'), '2026-12-06', 1],
    ['and has that Monday', weekly(1, '2026-12-07'), '2026-12-13', 0],
    ['and ends with Sunday', weekly(1, '2026-12-13'), '2026-12-14', 1],
    ['through the end of a month', weekly(1, '2026-11-30'), '2026-12-06', 0],
    ['through the end of a year', weekly(1, '2026-12-28'), '2027-01-03', 0],
    ['the week after that year’s end', weekly(1, '2026-12-31'), '2027-01-04', 1],
    ['when clocks go forward', weekly(1, '2027-03-22'), '2027-03-28', 0],
    ['when clocks go back', weekly(1, '2026-10-25'), '2026-10-26', 1],
    ['a lesson that was moved into a full week is beyond', weekly(1, '2026-12-01', '2026-12-02'), '2026-12-03', -1],
    ['the week that it left has its place again', weekly(1, '2026-12-08'), '2026-12-03', 1],
    ['with fifty a week, the fiftieth', weekly(50, ...Array<string>(49).fill('2026-12-01')), '2026-12-02', 1],
  ])('%s', (_, remaining, day, left) => expect(leftFor(remaining, day)).toBe(left));

  const day = fc
    .integer({ min: 0, max: 1500 })
    .map((days) => new Date(Date.UTC(2026, 0, 1) + days * 86_400_000).toISOString().slice(0, 10));

  it('is one less for every day of the same week after a lesson, and the same for all others', () =>
    fc.assert(
      fc.property(fc.array(day, { maxLength: 10 }), day, day, (used, added, asked) => {
        const before = weekly(3, ...used);
        const less = weekOf(added) === weekOf(asked) ? 1 : 0;
        expect(leftFor(usedBy(before, added), asked)).toBe(leftFor(before, asked) - less);
      }),
    ));

  it('has weeks of seven days that begin on a Monday', () =>
    fc.assert(
      fc.property(day, (one) => {
        const monday = new Date(`${weekOf(one)}T00:00:00Z`);
        const days = (Date.parse(`${one}T00:00:00Z`) - monday.getTime()) / 86_400_000;
        expect([monday.getUTCDay(), days >= 0 && days < 7]).toEqual([1, true]);
      }),
    ));

  it('is said in words only where it is not counted', () =>
    expect([counted(3), weekly(2), unlimited].map(coverageWords)).toEqual([undefined, '2 a week', 'unlimited']));
});
