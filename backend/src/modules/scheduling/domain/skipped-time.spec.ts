import fc from 'fast-check';
import { DateTime } from 'luxon';
import { clockChange, lengthOf, lessonTime, onTheClock, plusMinutes } from './lesson-time.js';
import { requireShown } from './skipped-time.js';

const ZONE = 'America/Toronto';
const CHANGE = '2027-03-14';
const from = (date: string, start: string, minutes: number) =>
  lessonTime({ date, time: start }, plusMinutes({ date, time: start }, minutes));
const times = ({ startTime, endTime }: { startTime: string; endTime: string }) => `${startTime}–${endTime}`;

describe('a time that the clocks skip', () => {
  it.each([
    ['01:59', 60, '01:59–02:59', '01:59–03:59'],
    ['02:30', 60, '02:30–03:30', '03:30–04:30'],
    ['02:00', 30, '02:00–02:30', '03:00–03:30'],
    ['01:00', 60, '01:00–02:00', '01:00–03:00'],
    ['03:00', 60, '03:00–04:00', '03:00–04:00'],
  ])('is moved on by the jump: %s for %i minutes', (start, minutes, wanted, moved) => {
    const time = from(CHANGE, start, minutes);
    expect(times(time)).toBe(wanted);
    expect(times(onTheClock(time, ZONE))).toBe(moved);
  });
  it('is nothing to an event that lasts all day, also where midnight is skipped', () => {
    const day = lessonTime({ date: '2026-04-24', time: '00:00' }, { date: '2026-04-24', time: '00:00' }, true);
    expect(onTheClock(day, 'Africa/Cairo')).toEqual(day);
  });
  it('is refused where it is chosen, with one that there is', () => {
    const choose = (time: string) => () => requireShown('start', { date: CHANGE, time }, ZONE);
    expect(choose('02:30')).toThrow(
      'There is no 02:30 on Sun 14 Mar: the clocks go forward. Choose another time, such as 03:30.',
    );
    for (const time of ['01:59', '03:00']) expect(choose(time)).not.toThrow();
    expect(() => requireShown('end', undefined, ZONE)).not.toThrow();
  });
  it('is never where a lesson stands afterwards, and no other time is touched', () => {
    const nights = ['2027-03-14', '2027-03-28', '2026-10-04', '2026-11-01', '2026-04-05', '2026-11-24'];
    const zones = [ZONE, 'Europe/London', 'Australia/Lord_Howe', 'America/St_Johns', 'Asia/Kolkata'];
    fc.assert(
      fc.property(
        fc.constantFrom(...nights),
        fc.constantFrom(...zones),
        fc.integer({ min: 0, max: 1439 }),
        fc.integer({ min: 1, max: 600 }),
        (date, zone, minute, minutes) => {
          const begin = plusMinutes({ date, time: '00:00' }, minute);
          const time = from(begin.date, begin.time, minutes);
          const stands = onTheClock(time, zone);
          expect(clockChange(stands, zone)).not.toBe('skipped');
          const shown = (day: string, at: string) =>
            DateTime.fromISO(`${day}T${at}`, { zone }).toFormat('yyyy-MM-dd HH:mm') === `${day} ${at}`;
          expect(shown(stands.date, stands.startTime) && shown(stands.endDate, stands.endTime)).toBe(true);
          expect(lengthOf(stands)).toBeGreaterThan(0);
          if (shown(time.date, time.startTime) && shown(time.endDate, time.endTime)) expect(stands).toEqual(time);
        },
      ),
    );
  });
});
