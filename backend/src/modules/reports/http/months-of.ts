import type { DayRange } from '../../calendar/contracts.js';

const lastOf = (day: string) => {
  const [year = 0, month = 0] = day.split('-').map(Number);
  return new Date(Date.UTC(year, month, 0)).toISOString().slice(0, 10);
};
const firstOfNext = (day: string) => {
  const [year = 0, month = 0] = day.split('-').map(Number);
  return new Date(Date.UTC(year, month, 1)).toISOString().slice(0, 10);
};

/** Some days, cut where months end. */
export function monthsOf({ from, to }: DayRange): DayRange[] {
  const months: DayRange[] = [];
  for (let first = from; first <= to; first = firstOfNext(first))
    months.push({ from: first, to: lastOf(first) < to ? lastOf(first) : to });
  return months;
}
