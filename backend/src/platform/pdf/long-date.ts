import { DateTime } from 'luxon';

/** `Friday 20 November 2026`, of a local date. */
export const longDate = (date: string) =>
  DateTime.fromISO(date, { zone: 'utc', locale: 'en-GB' }).toFormat('cccc d MMMM yyyy');
