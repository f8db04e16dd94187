import fc from 'fast-check';
import { DateTime, IANAZone } from 'luxon';
import { instantsOf } from './lesson-time.js';

const ZONES = [
  'America/Toronto',
  'Europe/Warsaw',
  'Europe/London',
  'Australia/Lord_Howe',
  'Asia/Kolkata',
  'America/St_Johns',
  'Africa/Casablanca',
  'Pacific/Apia',
  'Pacific/Chatham',
];
const DAY_MS = 86_400_000;

const startAt = (paper: number, zone: string) => {
  const [date, startTime] = new Date(paper).toISOString().slice(0, 16).split('T') as [string, string];
  const { startsAt } = instantsOf({ date, startTime, endDate: date, endTime: '23:59', isAllday: false }, zone);
  return {
    ours: startsAt.getTime(),
    calendars: Math.min(
      ...DateTime.fromISO(`${date}T${startTime}`, { zone })
        .getPossibleOffsets()
        .map((possible) => possible.toMillis()),
    ),
  };
};

/** Days of 2026 in which the clocks of a zone change. */
const jumps = (zone: string) =>
  Array.from({ length: 365 }, (_, day) => Date.parse('2026-01-01') + day * DAY_MS).filter(
    (day) => IANAZone.create(zone).offset(day) !== IANAZone.create(zone).offset(day + DAY_MS),
  );

describe('the instant of a time on the wall', () => {
  it('is the one the calendar of the zone gives', () => {
    const moment = fc.integer({ min: Date.parse('2010-01-01') / 60_000, max: Date.parse('2035-01-01') / 60_000 });
    fc.assert(
      fc.property(moment, fc.constantFrom(...ZONES), (minutes, zone) => {
        const { ours, calendars } = startAt(minutes * 60_000, zone);
        expect(ours).toBe(calendars);
      }),
      { numRuns: 500 },
    );
  });

  it.each(ZONES)('is right in every quarter of an hour around the jumps of one year in %s', (zone) => {
    const wrong = jumps(zone)
      .flatMap((day) => Array.from({ length: 4 * 96 }, (_, quarter) => day - DAY_MS * 1.5 + quarter * 900_000))
      .filter((paper) => {
        const { ours, calendars } = startAt(paper, zone);
        return ours !== calendars;
      });
    expect(wrong).toEqual([]);
  });
});
