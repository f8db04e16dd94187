import { DateTime } from 'luxon';
import { WEEKDAYS } from './facts.js';

/** Days of a year without lessons. `before`: the last such weekday before a date. `from` may be later than `to`, across New Year. */
export type Closure = { name: string } & (
  | { from: string; to: string }
  | { weekday: string; nth: number; month: number }
  | { weekday: string; before: string }
  | { easter: number }
);

const utc = (date: string) => DateTime.fromISO(date, { zone: 'utc' });
const weekdayOf = (name: string) => WEEKDAYS.findIndex((weekday) => weekday === name) + 1;

/** Gregorian, by the algorithm of Meeus, Jones and Butcher. */
function easter(year: number) {
  const [a, b, c] = [year % 19, Math.floor(year / 100), year % 100];
  const h = (19 * a + b - Math.floor(b / 4) - Math.floor((b - Math.floor((b + 8) / 25) + 1) / 3) + 15) % 30;
  const l = (32 + 2 * (b % 4) + 2 * Math.floor(c / 4) - h - (c % 4)) % 7;
  const month = h + l - 7 * Math.floor((a + 11 * h + 22 * l) / 451) + 114;
  return utc(`${year}-01-01`).set({ month: Math.floor(month / 31), day: (month % 31) + 1 });
}

function daysOf(closure: Closure, year: number): DateTime[] {
  if ('easter' in closure) return [easter(year).plus({ days: closure.easter })];
  if ('nth' in closure) {
    const first = utc(`${year}-01-01`).set({ month: closure.month });
    const ahead = (weekdayOf(closure.weekday) - first.weekday + 7) % 7;
    return [first.plus({ days: ahead + 7 * (closure.nth - 1) })];
  }
  if ('before' in closure) {
    const end = utc(`${year}-${closure.before}`).minus({ days: 1 });
    return [end.minus({ days: (end.weekday - weekdayOf(closure.weekday) + 7) % 7 })];
  }
  const first = utc(`${year}-${closure.from}`);
  const last = utc(`${closure.to < closure.from ? year + 1 : year}-${closure.to}`);
  return Array.from({ length: last.diff(first, 'days').days + 1 }, (_, days) => first.plus({ days }));
}

export function closedDays(closures: readonly Closure[], first: string, last: string): Set<string> {
  const years = Array.from(
    { length: Number(last.slice(0, 4)) - Number(first.slice(0, 4)) + 2 },
    (_, n) => Number(first.slice(0, 4)) - 1 + n,
  );
  const days = closures.flatMap((closure) => years.flatMap((year) => daysOf(closure, year)));
  return new Set(days.map((day) => day.toISODate() ?? '').filter((day) => first <= day && day <= last));
}
