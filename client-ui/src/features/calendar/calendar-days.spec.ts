import { daysOf, headingOf, turned, type Page } from './calendar-days';

const page = (view: Page['view'], day = '2026-11-24', mondayFirst = true): Page => ({ view, day, mondayFirst });

test('a week begins on Monday where the barn says so, and else on Sunday (R063)', () => {
  expect(daysOf(page('week'))).toHaveLength(7);
  expect(daysOf(page('week'))[0]).toBe('2026-11-23');
  expect(daysOf(page('week', '2026-11-24', false))[0]).toBe('2026-11-22');
  expect(daysOf(page('week', '2026-11-22'))[0]).toBe('2026-11-16');
});

test('a month is drawn in whole weeks, with the ends of its neighbours', () => {
  const days = daysOf(page('month'));
  expect([days[0], days.at(-1), days.length]).toEqual(['2026-10-26', '2026-12-06', 42]);
  expect(daysOf(page('month', '2027-02-10'))).toHaveLength(28);
});

test('turning a page leads to the month, week or day beside it', () => {
  expect(turned(page('month', '2026-12-31'), 1)).toBe('2027-01-01');
  expect(turned(page('month', '2026-03-31'), -1)).toBe('2026-02-01');
  expect(turned(page('week'), 1)).toBe('2026-12-01');
  expect(turned(page('day'), -1)).toBe('2026-11-23');
});

test('a page says which days it shows', () => {
  expect(headingOf(page('month'))).toBe('November 2026');
  expect(headingOf(page('week'))).toBe('Mon 23 Nov – Sun 29 Nov 2026');
  expect(headingOf(page('day'))).toBe('Tuesday 24 November 2026');
});
