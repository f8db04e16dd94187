import { DateTime, Settings } from 'luxon';
import luxon from 'react-big-calendar/lib/localizers/luxon';
import { unwrap } from './dnd';
import { quickComparisons } from './quick-comparisons';

type Compare = (a: Date, b: Date, unit?: string) => unknown;
type Slow = Record<string, Compare> & {
  startOf: (date: Date, unit?: string) => Date;
  inEventRange: (of: object) => boolean;
  getMinutesFromMidnight: (date: Date) => number;
};

const zones = ['America/Toronto', 'Europe/Warsaw', 'Australia/Lord_Howe'];
// Both clock changes, a midnight, a lesson over midnight and ordinary hours.
const instants = [
  '2026-03-08T05:00:00Z',
  '2026-03-08T07:30:00Z',
  '2026-03-29T00:59:59Z',
  '2026-03-29T22:00:00Z',
  '2026-10-25T01:30:00Z',
  '2026-11-01T05:30:00Z',
  '2026-11-01T06:30:00Z',
  '2026-11-24T21:00:00Z',
  '2026-11-25T04:59:30Z',
].map((text) => new Date(text));
const pairs = instants.flatMap((a) => instants.map((b): [Date, Date] => [a, b]));

describe.each(zones)('quick comparisons in %s', (zone) => {
  Settings.defaultZone = zone;
  const slow = (unwrap(luxon) as unknown as (time: typeof DateTime, options: object) => Slow)(DateTime, {
    firstDayOfWeek: 1,
  });
  const quick = quickComparisons(slow as never);
  beforeEach(() => {
    Settings.defaultZone = zone;
  });

  it.each(['eq', 'neq', 'gt', 'gte', 'lt', 'lte'] as const)('%s answers as the library does', (name) => {
    for (const unit of [undefined, 'day', 'minutes', 'month']) {
      for (const [a, b] of pairs) expect(quick[name](a, b, unit)).toBe(slow[name]?.(a, b, unit));
    }
  });

  it('days and minutes are the library’s', () => {
    for (const [a, b] of pairs) {
      expect(quick.startOf(a, 'day')).toEqual(slow.startOf(a, 'day'));
      expect(quick.isSameDate(a, b)).toBe(slow['isSameDate']?.(a, b));
      expect(quick.getTotalMin(a, b)).toBe(slow['getTotalMin']?.(a, b));
      expect(quick.getMinutesFromMidnight(a)).toBe(slow.getMinutesFromMidnight(a));
    }
  });

  it('an event stands in the same rows', () => {
    const range = { start: new Date('2026-11-23T05:00:00Z'), end: new Date('2026-11-29T05:00:00Z') };
    for (const [start, end] of pairs) {
      if (start > end) continue;
      expect(quick.inEventRange({ event: { start, end }, range })).toBe(
        slow.inEventRange({ event: { start, end }, range }),
      );
    }
  });
});
