import { DateTime } from 'luxon';
import { invalid } from '../../../platform/errors/refusal.js';

/** Days, both included, on which the barn is closed. */
export interface Closure {
  readonly name: string;
  readonly firstDay: string;
  readonly lastDay: string;
}

/** What the day is closed for; the shortest of several, which says most. `closures` stand in this order. */
export const closureOn = (closures: readonly Closure[], day: string): Closure | null =>
  closures.find(({ firstDay, lastDay }) => firstDay <= day && day <= lastDay) ?? null;

const LONGEST_DAYS = 366;
const day = (date: string) => DateTime.fromISO(date, { zone: 'utc' });

/** One day, or from a first to a last one, a year at most. */
export function checkClosedDays({ firstDay, lastDay }: { firstDay?: string; lastDay?: string | null }) {
  if (!firstDay || !lastDay) return;
  if (lastDay < firstDay) throw invalid('last_day', 'The last day cannot be before the first.');
  if (day(lastDay).diff(day(firstDay), 'days').days >= LONGEST_DAYS)
    throw invalid('last_day', 'Closed days last at most a year.');
}
