import { checkSpan } from './span-of-days.js';

const check = (firstDay: string, lastDay: string | null) =>
  checkSpan({ firstDay, lastDay }, 'It lasts at most a year.');

describe('a span of days', () => {
  it.each([
    ['one day', '2026-12-24', null],
    ['the same day', '2026-12-24', '2026-12-24'],
    ['a year', '2026-01-01', '2026-12-31'],
    ['366 days', '2028-01-01', '2028-12-31'],
  ])('may be %s', (_, firstDay, lastDay) => expect(() => check(firstDay, lastDay)).not.toThrow());

  it.each([
    ['end before they begin', '2026-12-24', '2026-12-23', 'The last day cannot be before the first.'],
    ['last longer than a year', '2026-01-01', '2027-01-02', 'It lasts at most a year.'],
  ])('may not %s', (_, firstDay, lastDay, message) => expect(() => check(firstDay, lastDay)).toThrow(message));
});
