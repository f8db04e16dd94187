import { clockTime, dateWithYear, daysLater, longDay, monthOf, nearby, shortDay, todayIn, when } from './dates';

test('a lesson is said with its weekday and the barn’s clock', () => {
  expect(when('2026-11-24', '16:00')).toBe('Tue 24 Nov, 16:00');
  expect(shortDay('2026-11-24')).toBe('Tue 24 Nov');
  expect(longDay('2026-11-24')).toBe('Tuesday 24 November');
});

test('an expiry is said with its year', () => {
  expect(dateWithYear('2027-03-14')).toBe('14 Mar 2027');
  expect(monthOf('2026-09-01')).toBe('September 2026');
  expect(dateWithYear('2026-09-01')).toBe('1 Sep 2026');
});

test('a phone on the other side of the world shows the barn’s day', () => {
  const evening = new Date('2026-11-25T03:30:00Z');
  expect(todayIn('America/Toronto', evening)).toBe('2026-11-24');
  expect(todayIn('Europe/Warsaw', evening)).toBe('2026-11-25');
});

test('days are counted across the end of summer time and of the year', () => {
  expect(daysLater('2026-10-31', 1)).toBe('2026-11-01');
  expect(daysLater('2026-12-31', 1)).toBe('2027-01-01');
  expect(daysLater('2026-11-24', -14)).toBe('2026-11-10');
});

test('only today and tomorrow have names', () => {
  expect(nearby('2026-11-24', '2026-11-24')).toBe('Today');
  expect(nearby('2026-11-25', '2026-11-24')).toBe('Tomorrow');
  expect(nearby('2026-11-26', '2026-11-24')).toBeNull();
});

test('a copy saved today has only a time, an older one its day too', () => {
  const now = new Date(2026, 10, 24, 18, 0);
  expect(clockTime(new Date(2026, 10, 24, 16, 5).toISOString(), now)).toBe('16:05');
  expect(clockTime(new Date(2026, 10, 23, 16, 5).toISOString(), now)).toBe('23 Nov, 16:05');
});
