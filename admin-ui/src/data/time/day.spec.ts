import { addDays, addMonths, endOfMonth, isDay, startOfWeek, timeIn, todayIn, weekdayOf } from './day';
import { dayAndTime, longDay } from './words';
import { addMinutes, roundTo } from './clock';

describe('days of the barn', () => {
  it('count across months, years and both clock changes', () => {
    expect(addDays('2026-12-31', 1)).toBe('2027-01-01');
    expect(addDays('2026-03-28', 1)).toBe('2026-03-29');
    expect(addDays('2026-10-25', 1)).toBe('2026-10-26');
  });

  it('keep a month’s length when moving by months', () => {
    expect(addMonths('2027-01-31', 1)).toBe('2027-02-28');
    expect(endOfMonth('2028-02-10')).toBe('2028-02-29');
  });

  it('begin the week where the barn wants it', () => {
    expect(startOfWeek('2026-11-22', true)).toBe('2026-11-16');
    expect(startOfWeek('2026-11-22', false)).toBe('2026-11-22');
    expect(weekdayOf('2026-11-22')).toBe(7);
  });

  it('are the barn’s and not the browser’s', () => {
    const lateEvening = new Date('2026-11-21T04:30:00Z');
    expect(todayIn('America/Toronto', lateEvening)).toBe('2026-11-20');
    expect(timeIn('America/Toronto', lateEvening)).toBe('23:30');
    expect(todayIn('Europe/Warsaw', lateEvening)).toBe('2026-11-21');
  });

  it('are only dates that can be written', () => {
    expect(isDay('2026-11-20')).toBe(true);
    expect(isDay('2026-13-40')).toBe(false);
    expect(isDay('tomorrow')).toBe(false);
  });

  it('are spoken with their weekday', () => {
    expect(dayAndTime('2026-11-24', '16:00:00')).toBe('Tue 24 Nov, 16:00');
    expect(longDay('2026-11-24')).toBe('Tuesday 24 November 2026');
  });
});

describe('times', () => {
  it('move over midnight and round to the barn’s step', () => {
    expect(addMinutes('23:30', 60)).toBe('00:30');
    expect(roundTo('16:08', 15)).toBe('16:15');
  });
});
