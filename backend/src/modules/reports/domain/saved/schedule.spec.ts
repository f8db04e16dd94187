import fc from 'fast-check';
import { dayAhead, dayDue, latestMorning, nextDay, type Schedule } from './schedule.js';

const TORONTO = 'America/Toronto';
const mondays: Schedule = { every: 'week', weekday: 1 };
const last: Schedule = { every: 'month', day: 0 };
const never: Schedule = { every: 'never' };
const planned = (schedule: Schedule, settledDay: string, isStopped = false) => ({ schedule, settledDay, isStopped });

describe('the morning of a barn', () => {
  it.each([
    ['a minute before six', '2026-11-30T10:59:00Z', '2026-11-29'],
    ['at six', '2026-11-30T11:00:00Z', '2026-11-30'],
    ['at six on the day on which the clocks go back', '2026-11-01T11:00:00Z', '2026-11-01'],
    ['an hour earlier on it', '2026-11-01T10:00:00Z', '2026-10-31'],
    ['at six on the day on which they go forward', '2027-03-14T10:00:00Z', '2027-03-14'],
    ['an hour earlier on that', '2027-03-14T09:59:00Z', '2027-03-13'],
  ])('comes by its own clock: %s', (_, now, day) => expect(latestMorning(new Date(now), TORONTO)).toBe(day));
});

describe('when a saved report is mailed next', () => {
  it.each([
    ['on Mondays', mondays, '2026-11-27', '2026-11-30'],
    ['on Mondays, after one', mondays, '2026-11-30', '2026-12-07'],
    ['on the 1st', { every: 'month', day: 1 }, '2026-11-27', '2026-12-01'],
    ['on the 28th, after it', { every: 'month', day: 28 }, '2026-11-28', '2026-12-28'],
    ['on the last of a month', last, '2026-11-29', '2026-11-30'],
    ['on the last of February', last, '2027-01-31', '2027-02-28'],
    ['on the last of a leap year’s February', last, '2028-01-31', '2028-02-29'],
    ['never', never, '2026-11-27', undefined],
  ] as const)('%s', (_, schedule, after, day) => expect(nextDay(schedule, after)).toBe(day));
});

describe('a saved report is due', () => {
  it.each([
    ['in the morning of its day', mondays, '2026-11-27', '2026-11-30T11:00:00Z', '2026-11-30'],
    ['not before', mondays, '2026-11-27', '2026-11-30T10:59:00Z', undefined],
    ['not twice for one day', mondays, '2026-11-30', '2026-11-30T12:00:00Z', undefined],
    ['later on the day', mondays, '2026-11-27', '2026-12-01T04:00:00Z', '2026-11-30'],
    ['days later where nothing ran', mondays, '2026-11-27', '2026-12-04T15:00:00Z', '2026-11-30'],
    ['after weeks, for the newest day alone', mondays, '2026-10-30', '2026-12-04T15:00:00Z', '2026-11-30'],
    ['on the last of a month', last, '2026-11-27', '2026-11-30T11:22:00Z', '2026-11-30'],
    ['never, unless it is mailed', never, '2026-01-01', '2026-11-30T11:22:00Z', undefined],
  ] as const)('%s', (_, schedule, settledDay, now, day) =>
    expect(dayDue(planned(schedule, settledDay), new Date(now), TORONTO)).toBe(day),
  );

  it('no more once it is stopped', () => {
    const stopped = planned(mondays, '2026-11-27', true);
    expect(dayDue(stopped, new Date('2026-11-30T11:00:00Z'), TORONTO)).toBeUndefined();
    expect(dayAhead(stopped, new Date('2026-11-27T11:00:00Z'), TORONTO)).toBeUndefined();
  });

  it.each([
    ['what is overdue goes out first', '2026-11-27', '2026-12-01T04:00:00Z', '2026-11-30'],
    ['then the following one', '2026-11-30', '2026-12-01T04:00:00Z', '2026-12-07'],
    ['what is settled ahead is not repeated', '2026-11-30', '2026-11-30T10:00:00Z', '2026-12-07'],
  ])('and says what is ahead: %s', (_, settledDay, now, day) =>
    expect(dayAhead(planned(mondays, settledDay), new Date(now), TORONTO)).toBe(day),
  );

  const schedule = fc.oneof(
    fc.integer({ min: 1, max: 7 }).map((weekday): Schedule => ({ every: 'week', weekday })),
    fc.integer({ min: 0, max: 28 }).map((day): Schedule => ({ every: 'month', day })),
  );
  const zone = fc.constantFrom('Europe/Berlin', TORONTO, 'Australia/Lord_Howe');
  it('once for each of its days, however often somebody looks, over the change of the clock', () =>
    fc.assert(
      fc.property(schedule, zone, fc.constantFrom(1, 9), (wanted, timeZone, month) => {
        let settledDay = `2026-0${month}-28`;
        const begin = Date.parse(`${settledDay}T12:00:00Z`);
        const sent: string[] = [];
        const expected: string[] = [];
        for (let hour = 0; hour < 24 * 70; hour += 1) {
          const due = dayDue(planned(wanted, settledDay), new Date(begin + hour * 3_600_000), timeZone);
          if (due) [settledDay] = [due, sent.push(due)];
        }
        for (let day = nextDay(wanted, `2026-0${month}-28`); day && day <= sent.at(-1)!; day = nextDay(wanted, day))
          expected.push(day);
        expect(sent).toEqual(expected);
        expect(sent.length).toBeGreaterThanOrEqual(2);
      }),
      { numRuns: 12 },
    ));
});
