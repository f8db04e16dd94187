import { refuseCrossedHours } from './calendar-hours.js';

describe('the calendar’s day', () => {
  it.each([
    ['07:00', '21:00'],
    ['07:00', null],
    [null, '08:00'],
    ['20:00', ''],
    [null, null],
  ])('may last from %p to %p', (min_time, max_time) =>
    expect(() => refuseCrossedHours({ min_time, max_time })).not.toThrow(),
  );
  it.each([
    ['21:00', '07:00'],
    ['07:00', '07:00'],
    [null, '06:00'],
    ['21:30', null],
    ['21:00', ''],
  ])('does not end before it began: %p, %p', (min_time, max_time) =>
    expect(() => refuseCrossedHours({ min_time, max_time })).toThrow('min_time must be earlier than max_time'),
  );
});
