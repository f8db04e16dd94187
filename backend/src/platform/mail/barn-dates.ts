import { DateTime } from 'luxon';

const LOCALE = 'en-GB';

/** `Tue 24 Nov`, with the year if it is not the year of `now`. `date` is a local date of the barn. */
export function day(date: string, now: Date, timeZone: string) {
  const at = DateTime.fromISO(date, { zone: timeZone });
  const sameYear = at.year === DateTime.fromJSDate(now, { zone: timeZone }).year;
  return at.setLocale(LOCALE).toFormat(sameYear ? 'ccc d LLL' : 'ccc d LLL yyyy');
}

export const today = (now: Date, timeZone: string) =>
  DateTime.fromJSDate(now, { zone: timeZone }).toFormat('yyyy-MM-dd');

/** `Tue 24 Nov, 18:00` */
export const moment = (at: Date, now: Date, timeZone: string) =>
  `${day(today(at, timeZone), now, timeZone)}, ${DateTime.fromJSDate(at, { zone: timeZone }).toFormat('HH:mm')}`;

export interface LessonTimes {
  date: string;
  startTime: string;
  endDate: string;
  endTime: string;
  isAllday: boolean;
}

export const start = (times: LessonTimes, now: Date, timeZone: string) =>
  times.isAllday ? day(times.date, now, timeZone) : `${day(times.date, now, timeZone)}, ${times.startTime}`;

export function span(times: LessonTimes, now: Date, timeZone: string) {
  const begins = start(times, now, timeZone);
  if (times.endDate !== times.date)
    return `${begins} – ${times.isAllday ? day(times.endDate, now, timeZone) : `${day(times.endDate, now, timeZone)}, ${times.endTime}`}`;
  return times.isAllday ? `${begins}, all day` : `${begins}–${times.endTime}`;
}
