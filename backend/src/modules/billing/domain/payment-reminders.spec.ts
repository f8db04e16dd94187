import { dayNumber, dayOfNumber, daysOfRound, isRoundDue, nextRoundDay, stepsOf } from './payment-reminders.js';

const timeZone = 'America/Toronto';
const at = (now: string, lastRound?: string) => ({ now: new Date(now), lastRound, timeZone });

describe('the barn’s reminders of invoices', () => {
  it('are those that have a day, before the due date, on it or after it', () =>
    expect(
      stepsOf({
        preferences: { payment_reminder_1_days: -3, payment_reminder_2_days: 0, payment_reminder_3_days: null },
      }),
    ).toEqual([
      { step: 1, days: -3 },
      { step: 2, days: 0 },
    ]));
  it('are none where nothing is set', () =>
    expect(stepsOf({ preferences: { payment_reminder_1_days: '' } })).toEqual([]));
});

describe('a round', () => {
  it.each([
    ['before nine in the morning', '2026-11-20T13:59:59Z', undefined, '2026-11-20', false],
    ['at nine by the barn’s clock', '2026-11-20T14:00:00Z', undefined, '2026-11-20', true],
    ['until eight in the evening', '2026-11-21T00:59:59Z', '2026-11-19', '2026-11-20', true],
    ['after that', '2026-11-21T01:00:00Z', '2026-11-19', '2026-11-21', false],
    ['once it was on this day', '2026-11-20T18:00:00Z', '2026-11-20', '2026-11-21', false],
    ['at nine on the day on which the clocks go back', '2026-11-01T14:00:00Z', '2026-10-31', '2026-11-01', true],
    ['an hour earlier on that day', '2026-11-01T13:59:00Z', '2026-10-31', '2026-11-01', false],
    ['at nine on the day on which they go forward', '2027-03-14T13:00:00Z', '2027-03-13', '2027-03-14', true],
  ] as const)('is due once a day, in the daytime: %s', (_, now, lastRound, day, isDue) => {
    expect(nextRoundDay(at(now, lastRound))).toBe(day);
    expect(isRoundDue(at(now, lastRound))).toBe(isDue);
  });

  it.each([
    ['at first its own day alone', undefined, '2026-11-20', '2026-11-20'],
    ['from the last one on', '2026-11-19', '2026-11-20', '2026-11-19'],
    ['three days back after an outage', '2026-11-17', '2026-11-20', '2026-11-17'],
    ['no further', '2026-11-16', '2026-11-20', '2026-11-17'],
    ['no further after months', '2026-05-01', '2026-11-20', '2026-11-17'],
  ])('looks at %s', (_, lastRound, to, from) => expect(daysOfRound(lastRound, to)).toEqual({ from, to }));

  it('is stored as a number of days', () => expect(dayOfNumber(dayNumber('2028-02-29'))).toBe('2028-02-29'));
});
