import { DateTime } from 'luxon';

/** What a validity counts; a month ends on the same day of a later one, or on its last. R165 */
export const VALIDITY_UNITS = ['day', 'week', 'month'] as const;
export type ValidityUnit = (typeof VALIDITY_UNITS)[number];

/** Days are `YYYY-MM-DD` and compare as text. */
export const after = (day: string, count: number, unit: ValidityUnit) =>
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
