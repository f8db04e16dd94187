import { addDays, dayIn, isDay } from './days.js';

describe('days', () => {
  it.each([
    ['2026-10-31', 2, '2026-11-02'],
    ['2026-03-07', 2, '2026-03-09'],
    ['2028-02-28', 1, '2028-02-29'],
    ['2026-11-20', -14, '2026-11-06'],
    ['2026-12-31', 1, '2027-01-01'],
  ])('%s and %p days is %s', (day, days, expected) => expect(addDays(day, days)).toBe(expected));
  it('leaves what is no day as it is', () => expect(addDays('soon', 1)).toBe('soon'));
  it.each([
    ['2026-02-28', true],
    ['2026-02-29', false],
    ['2028-02-29', true],
    ['2026-13-01', false],
    ['1900-01-01', true],
    ['1899-12-31', false],
    ['0000-01-01', false],
    ['', false],
    ['soon', false],
    [undefined, false],
    ['2026-2-28', false],
    ['2026-11-20T00:00', false],
  ])('%p is a day: %p', (day, expected) => expect(isDay(day)).toBe(expected));
  it.each([
    ['America/Toronto', '2026-11-21T04:59:00Z', '2026-11-20'],
    ['America/Toronto', '2026-11-21T05:00:00Z', '2026-11-21'],
    ['America/Toronto', '2026-07-21T03:59:00Z', '2026-07-20'],
    ['America/Toronto', '2026-07-21T04:00:00Z', '2026-07-21'],
    ['Europe/Dublin', '2026-11-21T04:59:00Z', '2026-11-21'],
  ])('in %s at %s it is %s', (zone, now, day) => expect(dayIn(zone, new Date(now))).toBe(day));
});
