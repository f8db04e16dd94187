import type { Day } from './day';

const written = (options: Intl.DateTimeFormatOptions) => {
  const format = new Intl.DateTimeFormat('en-GB', { ...options, timeZone: 'UTC' });
  // British English alone writes September with four letters.
  return (day: Day) =>
    format
      .format(new Date(`${day}T00:00:00Z`))
      .replace(',', '')
      .replace(/\bSept\b/, 'Sep');
};

/** Tue 24 Nov */
export const shortDay = written({ weekday: 'short', day: 'numeric', month: 'short' });
/** Tuesday 24 November 2026 */
export const longDay = written({ weekday: 'long', day: 'numeric', month: 'long', year: 'numeric' });
/** Tuesday */
export const weekdayName = written({ weekday: 'long' });
/** November 2026 */
export const monthName = written({ month: 'long', year: 'numeric' });
/** 24 Nov 2026 */
export const dateOnly = written({ day: 'numeric', month: 'short', year: 'numeric' });

/** Tue 24 Nov 2026 */
export const dayAndYear = (day: Day): string => `${shortDay(day)} ${day.slice(0, 4)}`;

/** Tue 24 Nov, 16:00 */
export const dayAndTime = (day: Day, time: string): string => `${shortDay(day)}, ${hhmm(time)}`;

/** The wire sometimes carries seconds; nobody reads them. */
export const hhmm = (time: string): string => time.slice(0, 5);

export const timeRange = (start: string, end: string): string => `${hhmm(start)}–${hhmm(end)}`;

export const count = (number: number, one: string, many = `${one}s`): string =>
  `${number} ${number === 1 ? one : many}`;

/** 1 h 30 min */
export const hours = (minutes: number): string =>
  [minutes >= 60 && `${Math.floor(minutes / 60)} h`, (minutes % 60 > 0 || minutes === 0) && `${minutes % 60} min`]
    .filter(Boolean)
    .join(' ');
