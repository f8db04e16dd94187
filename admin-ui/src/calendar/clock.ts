import { DateTime } from 'luxon';

/** The barn's wall clock, `HH:mm`: luxon's default zone is the barn's. */
export const clock = (date: Date) => DateTime.fromJSDate(date).toFormat('HH:mm');
