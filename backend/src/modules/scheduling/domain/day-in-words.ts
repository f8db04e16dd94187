import { DateTime } from 'luxon';

/** Tue 24 Nov */
export const dayInWords = (date: string) =>
  DateTime.fromISO(date, { zone: 'utc' }).setLocale('en').toFormat('ccc d LLL');
