import { DateTime } from 'luxon';

/** Days are `YYYY-MM-DD` and compare as text. */
export const addDays = (day: string, days: number) =>
  DateTime.fromISO(day, { zone: 'utc' }).plus({ days }).toISODate() ?? day;

const FIRST_DAY = '1900-01-01';

/** Whether the calendar has this day: 2026-02-30 looks like one and is none. Nor is any before barns kept such books. */
export const isDay = (day: string | undefined): day is string =>
  day !== undefined && day >= FIRST_DAY && DateTime.fromFormat(day, 'yyyy-MM-dd', { zone: 'utc' }).isValid;

/** The day on the barn's wall calendar at an instant. B12 */
export const dayIn = (timeZone: string, now: Date) =>
  DateTime.fromJSDate(now, { zone: timeZone }).toFormat('yyyy-MM-dd');
