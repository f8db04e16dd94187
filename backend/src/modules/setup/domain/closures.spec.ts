import { checkClosedDays, closureOn } from './closures.js';

const christmas = { name: 'Christmas Day', firstDay: '2026-12-25', lastDay: '2026-12-25' };
const holidays = { name: 'Winter break', firstDay: '2026-12-21', lastDay: '2027-01-03' };

describe('what a day is closed for', () => {
  it.each([
    ['2026-12-20', undefined],
    ['2026-12-21', 'Winter break'],
    ['2026-12-25', 'Christmas Day'],
    ['2027-01-03', 'Winter break'],
    ['2027-01-04', undefined],
  ])('%s: %s', (day, name) => expect(closureOn([christmas, holidays], day)?.name).toBe(name));
});

describe('closed days', () => {
  it.each([
    ['one day', '2026-12-24', null],
    ['the same day', '2026-12-24', '2026-12-24'],
    ['a year', '2026-01-01', '2026-12-31'],
    ['366 days', '2028-01-01', '2028-12-31'],
  ])('may be %s', (_, firstDay, lastDay) => expect(() => checkClosedDays({ firstDay, lastDay })).not.toThrow());

  it.each([
    ['end before they begin', '2026-12-24', '2026-12-23', 'The last day cannot be before the first.'],
    ['last longer than a year', '2026-01-01', '2027-01-02', 'Closed days last at most a year.'],
  ])('may not %s', (_, firstDay, lastDay, message) =>
    expect(() => checkClosedDays({ firstDay, lastDay })).toThrow(message),
  );
});
