import fc from 'fast-check';
import { DateTime } from 'luxon';
import { HOUR_MS, hourOf, reminderHour, roundsDue } from './reminder-hours.js';

const lesson = (zone: string, date: string, time: string) => ({
  startsAt: DateTime.fromISO(`${date}T${time}`, { zone }).toJSDate(),
  date,
  isAllday: false,
});
/** The barn's wall clock when the round begins. */
const roundOf = (zone: string, given: Parameters<typeof reminderHour>[0]) =>
  DateTime.fromMillis(reminderHour(given, zone) * HOUR_MS, { zone }).toFormat('yyyy-MM-dd HH:mm');

describe('the hour in which a family is reminded', () => {
  it.each([
    ['an ordinary day', 'America/Toronto', '2026-11-24', '16:00', '2026-11-23 16:00'],
    ['half past, in the hour before', 'America/Toronto', '2026-11-24', '16:30', '2026-11-23 16:00'],
    ['a minute before the hour', 'America/Toronto', '2026-11-24', '15:59', '2026-11-23 15:00'],
    ['the day after clocks went forward', 'Europe/Warsaw', '2026-03-29', '16:00', '2026-03-28 15:00'],
    ['the day after clocks went back', 'Europe/Warsaw', '2026-10-25', '16:00', '2026-10-24 17:00'],
    ['clocks forward in Toronto', 'America/Toronto', '2026-03-08', '09:00', '2026-03-07 08:00'],
    ['clocks back in Toronto', 'America/Toronto', '2026-11-01', '09:00', '2026-10-31 10:00'],
    ['a zone of half hours', 'Asia/Kolkata', '2026-11-24', '16:00', '2026-11-23 15:30'],
  ])('%s', (_, zone, date, time, round) => expect(roundOf(zone, lesson(zone, date, time))).toBe(round));

  it.each([
    ['America/Toronto', '2026-11-24', '2026-11-23 08:00'],
    ['Europe/Warsaw', '2026-03-29', '2026-03-28 08:00'],
    ['Europe/Warsaw', '2026-03-30', '2026-03-29 08:00'],
    ['America/Toronto', '2026-11-02', '2026-11-01 08:00'],
  ])('all-day lessons: eight in the morning of the day before, %s %s', (zone, date, round) =>
    expect(roundOf(zone, { ...lesson(zone, date, '00:00'), isAllday: true })).toBe(round),
  );

  it('is one round for each lesson, 24 to 25 hours ahead of it', () => {
    fc.assert(
      fc.property(
        fc.date({ min: new Date('2026-01-01'), max: new Date('2027-12-31'), noInvalidDate: true }),
        (startsAt) => {
          const round = reminderHour({ startsAt, date: '', isAllday: false }, 'Europe/Warsaw') * HOUR_MS;
          expect(startsAt.getTime() - round).toBeGreaterThanOrEqual(24 * HOUR_MS);
          expect(startsAt.getTime() - round).toBeLessThan(25 * HOUR_MS);
        },
      ),
    );
  });
});

describe('rounds that are due', () => {
  const now = new Date('2026-11-23T21:40:00Z');
  const hour = hourOf(now);
  it('begin with the present hour', () => expect(roundsDue(undefined, now)).toEqual({ from: hour, to: hour }));
  it('are none twice in an hour', () => expect(roundsDue(hour, now)).toBeUndefined());
  it('make up for hours in which nothing ran', () =>
    expect(roundsDue(hour - 3, now)).toEqual({ from: hour - 2, to: hour }));
  it('but not for more than a day', () => expect(roundsDue(hour - 300, now)).toEqual({ from: hour - 23, to: hour }));
  it('are none when the clock was set back', () => expect(roundsDue(hour + 5, now)).toBeUndefined());
});
