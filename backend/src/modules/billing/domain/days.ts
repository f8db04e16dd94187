import { DateTime } from 'luxon';

/** Days are `YYYY-MM-DD` and compare as text. */
export const addDays = (day: string, days: number) =>
  DateTime.fromISO(day, { zone: 'utc' }).plus({ days }).toISODate() ?? day;

const FIRST_DAY = '1900-01-01';

/** Refuses dates that do not exist, such as 2026-02-30, and those before FIRST_DAY. */
export const isDay = (day: string | undefined): day is string =>
  day !== undefined && day >= FIRST_DAY && DateTime.fromFormat(day, 'yyyy-MM-dd', { zone: 'utc' }).isValid;

/** The local date of the barn. B12 */
export const dayIn = (timeZone: string, now: Date) =>
  DateTime.fromJSDate(now, { zone: timeZone }).toFormat('yyyy-MM-dd');
