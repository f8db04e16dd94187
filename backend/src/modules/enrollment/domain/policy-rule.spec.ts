import { DateTime } from 'luxon';
import { hours, START, ZONE } from '../test/given-policy.js';
import { deadline, lastDay, periodOf, type Notice } from './policy-rule.js';

const at = (local: string, zone = ZONE) => DateTime.fromISO(local, { zone }).toJSDate();
const until = (notice: Notice, lesson: string, zone = ZONE) =>
  DateTime.fromJSDate(deadline(notice, at(lesson, zone), zone), { zone }).toFormat("yyyy-MM-dd'T'HH:mm");
const clock = (daysBefore: number, time: string): Notice => ({ kind: 'clock', daysBefore, time });
const working = (count: number): Notice => ({ kind: 'working_hours', count });

describe('until when a step of a policy holds', () => {
  it.each<[string, Notice, string, string]>([
    ['hours', hours(24), '2026-11-24T16:00', '2026-11-23T16:00'],
    ['hours over the end of a month', hours(48), '2026-12-01T09:00', '2026-11-29T09:00'],
    ['hours in the night when clocks go back: elapsed ones', hours(24), '2026-11-01T16:00', '2026-10-31T17:00'],
    ['hours in the night when clocks go forward', hours(24), '2026-03-08T16:00', '2026-03-07T15:00'],
    [
      'a day, at the lesson’s own time, whatever the clocks do',
      { kind: 'days', count: 1 },
      '2026-11-01T16:00',
      '2026-10-31T16:00',
    ],
    ['days over the end of February', { kind: 'days', count: 2 }, '2028-03-01T10:00', '2028-02-28T10:00'],
    ['18:00 the day before', clock(1, '18:00'), '2026-11-24T16:00', '2026-11-23T18:00'],
    ['08:00 that day', clock(0, '08:00'), '2026-11-24T16:00', '2026-11-24T08:00'],
    ['18:00 the day before, on the day the clocks go back', clock(1, '18:00'), '2026-11-02T09:00', '2026-11-01T18:00'],
    [
      '08:00 that day, of an earlier lesson: until it begins',
      clock(0, '08:00'),
      '2026-11-24T07:00',
      '2026-11-24T07:00',
    ],
    ['24 working hours of a Tuesday', working(24), '2026-11-24T16:00', '2026-11-23T16:00'],
    ['24 working hours of a Monday: the Friday', working(24), '2026-11-23T16:00', '2026-11-20T16:00'],
    ['24 working hours of a Sunday: all of Friday', working(24), '2026-11-22T10:00', '2026-11-20T00:00'],
    ['until it begins', START, '2026-11-24T16:00', '2026-11-24T16:00'],
  ])('%s', (_, notice, lesson, expected) => expect(until(notice, lesson)).toBe(expected));
});

describe('how long a makeup is good, and what counts together', () => {
  it.each([
    ['2026-11-24', { kind: 'days', count: 30 } as const, '2026-12-24'],
    ['2026-01-31', { kind: 'end_of', period: 'month' } as const, '2026-01-31'],
    ['2028-02-01', { kind: 'end_of', period: 'month' } as const, '2028-02-29'],
    ['2026-11-24', { kind: 'end_of', period: 'quarter' } as const, '2026-12-31'],
    ['2026-11-24', { kind: 'end_of', period: 'year' } as const, '2026-12-31'],
  ])('of a lesson on %s: %j until %s', (lesson, validity, last) => expect(lastDay(validity, lesson)).toBe(last));
  it('a month, a quarter, a year', () => {
    expect(['2026-03-31', '2026-04-01'].map((day) => periodOf(day, 'quarter'))).toEqual(['2026-1', '2026-2']);
    expect(periodOf('2026-11-30', 'month')).not.toBe(periodOf('2026-12-01', 'month'));
    expect(periodOf('2026-12-31', 'year')).toBe('2026');
  });
});
