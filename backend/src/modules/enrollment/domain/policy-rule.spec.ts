import { DateTime } from 'luxon';
import { hours, LOST, policy, START, ZONE } from '../test/given-policy.js';
import { deadline, lacksTerms, lastDay, periodOf, type Notice, type PolicyRule } from './policy-rule.js';

/** Autumn and spring, with the holidays between them. */
const TERMS = [{ lastDay: '2026-12-18' }, { lastDay: '2027-03-26' }];

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
    ['2026-09-01', { kind: 'end_of', period: 'term' } as const, '2026-12-18'],
    ['2026-12-18', { kind: 'end_of', period: 'term' } as const, '2026-12-18'],
    ['2026-12-19', { kind: 'end_of', period: 'term' } as const, '2027-03-26'],
    ['2027-03-27', { kind: 'end_of', period: 'term' } as const, undefined],
  ])('of a lesson on %s: %j until %s', (lesson, validity, last) => expect(lastDay(validity, lesson, TERMS)).toBe(last));
  it('a month, a quarter, a year', () => {
    const inQuarter = (day: string) => periodOf(day, 'quarter', []);
    expect(['2026-03-31', '2026-04-01'].map(inQuarter)).toEqual(['2026-1', '2026-2']);
    expect(periodOf('2026-11-30', 'month', [])).not.toBe(periodOf('2026-12-01', 'month', []));
    expect(periodOf('2026-12-31', 'year', [])).toBe('2026');
  });
  it('a term, with the holidays before it', () => {
    const inTerm = (day: string) => periodOf(day, 'term', TERMS);
    expect(inTerm('2026-12-18')).not.toBe(inTerm('2026-12-19'));
    expect(inTerm('2026-12-19')).toBe(inTerm('2027-03-26'));
    expect(inTerm('2027-03-27')).toBe(inTerm('2030-01-01'));
  });
});

describe('a rule that reckons by terms', () => {
  const byTerm: readonly Partial<PolicyRule>[] = [
    { free: { count: 1, per: 'term' } },
    { makeup: { validity: null, cap: { count: 1, per: 'term' }, again: true } },
    { makeup: { validity: { kind: 'end_of', period: 'term' }, cap: null, again: true } },
  ];
  it.each(byTerm)('%j needs one that has not ended', (facts) => {
    const rule = policy([LOST], facts);
    expect(lacksTerms(rule, '2027-03-26', TERMS)).toBe(false);
    expect(lacksTerms(rule, '2027-03-27', TERMS)).toBe(true);
    expect(lacksTerms(rule, '2026-01-01', [])).toBe(true);
  });
  it('any other needs none', () => expect(lacksTerms(policy([LOST]), '2026-01-01', [])).toBe(false));
});
