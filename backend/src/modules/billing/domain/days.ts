import { DateTime } from 'luxon';

/** Days are `YYYY-MM-DD` and compare as text. */
export const addDays = (day: string, days: number) => DateTime.fromISO(day, { zone: 'utc' }).plus({ days }).toISODate() ?? day;

/** Whether the calendar has this day: 2026-02-30 looks like one and is none. */
export const isDay = (day: string | undefined): day is string => day !== undefined && DateTime.fromFormat(day, 'yyyy-MM-dd', { zone: 'utc' }).isValid;

/** The day on the barn's wall calendar at an instant. B12 */
export const dayIn = (timeZone: string, now: Date) => DateTime.fromJSDate(now, { zone: timeZone }).toFormat('yyyy-MM-dd');
