import { invalid } from '../../../platform/errors/refusal.js';
import { isDate, minutesBetween, plusDays } from '../../scheduling/contracts.js';

/** One day or a range, both ends included. Default: today and the following 30 days. */
export interface WantedDays {
  day?: string;
  from?: string;
  to?: string;
}
export interface DayRange {
  from: string;
  to: string;
}

export const LONGEST_RANGE_DAYS = 400;
const DEFAULT_DAYS = 30;

/** Refuses a date that does not exist, an end before the start, and too long a range. `today` is the barn's local date. R068 */
export function dayRange({ day, from, to }: WantedDays, today?: string, longest = LONGEST_RANGE_DAYS): DayRange {
  const first = day ?? from ?? today ?? '';
  const last = day ?? to;
  if (!isDate(first)) throw invalid('date1', 'date1 must be a day of the calendar');
  if (last !== undefined && !isDate(last)) throw invalid('date2', 'date2 must be a day of the calendar');
  const end = last ?? plusDays(first, DEFAULT_DAYS);
  if (end < first) throw invalid('date1', 'start date must be before end date');
  const days = minutesBetween({ date: first, time: '00:00' }, { date: end, time: '00:00' }) / 1440;
  if (days > longest) throw invalid('date2', `At most ${longest} days can be asked for at once.`);
  return { from: first, to: end };
}
