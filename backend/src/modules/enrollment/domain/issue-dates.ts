import { DateTime } from 'luxon';
import { invalid } from '../../../platform/errors/refusal.js';
import type { IssueDates } from '../events.js';

export interface MakeupTerms {
  expiryDays: number;
  startBeforeDays: number;
}
/** Null and undefined leave a date to the barn's settings. */
export type ChosenDates = { readonly [Name in keyof IssueDates]?: string | null };

const DAY_MS = 86_400_000;

/** By arithmetic, because thousands of places are asked for at once; a day of the calendar has 24 hours in UTC. */
const shifted = (date: string, days: number) => new Date(Date.parse(date) + days * DAY_MS).toISOString().slice(0, 10);

/** Today in the barn's time zone. B12 */
export const barnToday = (now: Date, timeZone: string) =>
  DateTime.fromJSDate(now, { zone: timeZone }).toISODate() ?? now.toISOString().slice(0, 10);

/** Validity of what is issued: some days before the missed lesson to some days after it. R133 */
export function issueDates({
  lessonDate,
  today,
  terms,
  chosen = {},
}: {
  lessonDate: string;
  today: string;
  terms: MakeupTerms;
  chosen?: ChosenDates;
}): IssueDates {
  const dates = {
    purchaseDate: chosen.purchaseDate ?? today,
    makeupStartDate: chosen.makeupStartDate ?? shifted(lessonDate, -terms.startBeforeDays),
    expiryDate: chosen.expiryDate ?? shifted(lessonDate, terms.expiryDays),
  };
  if (dates.expiryDate < dates.makeupStartDate)
    throw invalid('expiry_date', 'expiry_date must not be before makeup_start_date');
  return dates;
}
