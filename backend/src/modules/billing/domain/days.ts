import { DateTime } from 'luxon';
import { termOn, type TermCalendar } from '../../setup/contracts.js';

/** A month ends on the same day of a later one, or on its last. R165 */
type Counted = 'day' | 'week' | 'month';
/** What a validity counts; `date`: it ends with a day that the barn sets, `term`: with one of its terms, `never`: it does not end. */
export const VALIDITY_UNITS = ['day', 'week', 'month', 'term', 'date', 'never'] as const;
export type ValidityUnit = (typeof VALIDITY_UNITS)[number];

/** Stands in decisions for the last day of what does not expire; nowhere else. */
export const NEVER = '9999-12-31';

/** Days are `YYYY-MM-DD` and compare as text. */
export const after = (day: string, count: number, unit: Counted) =>
  DateTime.fromISO(day, { zone: 'utc' })
    .plus({ [unit]: count })
    .toISODate() ?? day;

export const addDays = (day: string, days: number) => after(day, days, 'day');

const FIRST_DAY = '1900-01-01';

/** Refuses dates that do not exist, such as 2026-02-30, and those before FIRST_DAY. */
export const isDay = (day: string | undefined): day is string =>
  day !== undefined && day >= FIRST_DAY && DateTime.fromFormat(day, 'yyyy-MM-dd', { zone: 'utc' }).isValid;

/** The local date of the barn. B12 */
export const dayIn = (timeZone: string, now: Date) =>
  DateTime.fromJSDate(now, { zone: timeZone }).toFormat('yyyy-MM-dd');

export interface Validity {
  readonly validityUnit: ValidityUnit;
  readonly expiresIn: number;
  /** Where `validityUnit` is `date`. */
  readonly validUntil: string | null;
  /** Of the barn, where `validityUnit` is `term`. */
  readonly calendar: TermCalendar;
}

/** Of what is bought on a day; null: it does not expire. Undefined: with a term, and the barn has none to come. R165 */
export function lastDay(
  purchaseDate: string,
  { validityUnit, expiresIn, validUntil, calendar }: Validity,
): string | null | undefined {
  if (validityUnit === 'never') return null;
  if (validityUnit === 'term') return termOn(calendar, purchaseDate)?.lastDay;
  return validityUnit === 'date' ? validUntil : after(purchaseDate, expiresIn, validityUnit);
}
