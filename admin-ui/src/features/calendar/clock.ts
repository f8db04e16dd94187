import { DateTime } from 'luxon';

/** The barn's wall clock, `HH:mm`: luxon's default zone is the barn's. */
export const clock = (date: Date) => DateTime.fromJSDate(date).toFormat('HH:mm');

const inFull = (date: Date) => DateTime.fromJSDate(date).toFormat('ccc d LLL, HH:mm');

/** Tue 24 Nov, 16:00–17:00, and with its last day where it ends on another one. */
export const spanOfDates = ({ start, end }: { readonly start: Date; readonly end: Date }) =>
  `${inFull(start)}–${DateTime.fromJSDate(start).hasSame(DateTime.fromJSDate(end), 'day') ? clock(end) : inFull(end)}`;
