import fc from 'fast-check';
import { DateTime } from 'luxon';
import { instantsOf } from './lesson-time.js';

const ZONES = ['America/Toronto', 'Europe/Warsaw', 'Europe/London', 'Australia/Lord_Howe', 'Asia/Kolkata', 'America/St_Johns', 'Africa/Casablanca', 'Pacific/Apia', 'Pacific/Chatham'];

describe('the instant of a time on the wall', () => {
  it('is the one the calendar of the zone gives, jumps of the clock included', () => {
    const moment = fc.integer({ min: Date.parse('2010-01-01') / 60_000, max: Date.parse('2035-01-01') / 60_000 });
    fc.assert(fc.property(moment, fc.constantFrom(...ZONES), (minutes, zone) => {
      const [date, startTime] = new Date(minutes * 60_000).toISOString().slice(0, 16).split('T') as [string, string];
      const { startsAt } = instantsOf({ date, startTime, endDate: date, endTime: '23:59', isAllday: false }, zone);
      const first = Math.min(...DateTime.fromISO(`${date}T${startTime}`, { zone }).getPossibleOffsets().map((possible) => possible.toMillis()));
      expect(startsAt.getTime()).toBe(first);
    }), { numRuns: 3000 });
  });

  it.each(ZONES)('is right in every half hour around the jumps of one year in %s', (zone) => {
    for (let at = Date.parse('2026-01-01'); at < Date.parse('2027-01-01'); at += 1_800_000) {
      const [date, startTime] = new Date(at).toISOString().slice(0, 16).split('T') as [string, string];
      const { startsAt } = instantsOf({ date, startTime, endDate: date, endTime: '23:59', isAllday: false }, zone);
      const shown = DateTime.fromJSDate(startsAt, { zone }).toFormat('yyyy-MM-dd HH:mm');
      // A time that a jump skips is shown later; every other one is shown as it was written.
      expect(shown >= `${date} ${startTime}`).toBe(true);
    }
  });
});
