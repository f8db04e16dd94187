import { DateTime } from 'luxon';
import { invalid } from '../../../platform/errors/refusal.js';

/** Days, both included, `YYYY-MM-DD`; without a last day it is the first alone. */
interface SpanOfDays {
  readonly firstDay?: string;
  readonly lastDay?: string | null;
}

const LONGEST_DAYS = 366;
const day = (date: string) => DateTime.fromISO(date, { zone: 'utc' });

/** From a first to a last day, a year at most; `tooLong` says so. */
export function checkSpan({ firstDay, lastDay }: SpanOfDays, tooLong: string) {
  if (!firstDay || !lastDay) return;
  if (lastDay < firstDay) throw invalid('last_day', 'The last day cannot be before the first.');
  if (day(lastDay).diff(day(firstDay), 'days').days >= LONGEST_DAYS) throw invalid('last_day', tooLong);
}
