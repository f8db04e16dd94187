import { DateTime } from 'luxon';

type Unit = string | undefined;
type Event = { readonly start: Date; readonly end: Date };
type Range = { readonly start: Date; readonly end: Date };

const minute = 60_000;

/** Midnights of the barn, each asked of the time zone once. */
const rememberedMidnights = (): ((instant: number) => number) => {
  const known = new Map<number, number>();
  return (instant) => {
    let midnight = known.get(instant);
    if (midnight === undefined) {
      midnight = DateTime.fromMillis(instant).startOf('day').toMillis();
      known.set(instant, midnight);
    }
    return midnight;
  };
};

/**
 * The comparisons the calendar library makes for every event of every row, as sums instead of date objects: they are most of the time
 * a full month takes. Whatever is not about days or minutes goes to the library's own `startOf`.
 */
export const quickComparisons = ({ startOf }: { startOf: (date: Date, unit: never) => Date }) => {
  const midnight = rememberedMidnights();
  const floor = (date: Date | undefined, unit: Unit): number => {
    // Compared with no date nothing is true.
    if (!date) return Number.NaN;
    if (unit === undefined) return date.getTime();
    if (unit === 'day') return midnight(date.getTime());
    if (unit.startsWith('minute')) return Math.floor(date.getTime() / minute) * minute;
    return startOf(date, unit as never).getTime();
  };
  const difference = (a: Date | undefined, b: Date | undefined, unit: Unit) => floor(a, unit) - floor(b, unit);
  return {
    startOf: (date: Date | undefined, unit: Unit) => new Date(floor(date ?? new Date(), unit)),
    eq: (a: Date, b: Date, unit?: Unit) => difference(a, b, unit) === 0,
    neq: (a: Date, b: Date, unit?: Unit) => difference(a, b, unit) !== 0,
    gt: (a: Date, b: Date, unit?: Unit) => difference(a, b, unit) > 0,
    gte: (a: Date, b: Date, unit?: Unit) => difference(a, b, unit) >= 0,
    lt: (a: Date, b: Date, unit?: Unit) => difference(a, b, unit) < 0,
    lte: (a: Date, b: Date, unit?: Unit) => difference(a, b, unit) <= 0,
    inRange: (date: Date, first: Date, last: Date, unit: Unit = 'day') =>
      difference(date, first, unit) >= 0 && difference(date, last, unit) <= 0,
    isSameDate: (a: Date, b: Date) => difference(a, b, 'day') === 0,
    getTotalMin: (start: Date, end: Date) => Math.floor((end.getTime() - start.getTime()) / minute),
    getMinutesFromMidnight: (date: Date) => Math.round((date.getTime() - midnight(date.getTime())) / minute),
    daySpan: (start: Date, end: Date) => (end.getTime() - start.getTime()) / (24 * 60 * minute),
    inEventRange: ({ event, range }: { event: Event; range: Range }) => {
      const onTheDay = difference(event.start, range.end, 'day') <= 0;
      const atMidnight = difference(new Date(midnight(event.start.getTime())), event.end, 'minutes') === 0;
      const rest = difference(event.end, range.start, 'minutes');
      return onTheDay && (atMidnight ? rest >= 0 : rest > 0);
    },
  };
};
