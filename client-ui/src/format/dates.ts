import { language } from '../i18n/catalogue';
import { t } from '../i18n/t';

/** Lessons carry the barn's wall clock; it is read as UTC and written as UTC, so no phone's own zone can shift it. */
const wall = (date: string): Date => new Date(`${date}T00:00:00Z`);

type Parts = Readonly<Record<string, string>>;

/** In English only the names of days and months are taken from Intl: their order is ours, and British English would write "Sept". */
const said = (date: Date, options: Intl.DateTimeFormatOptions, english: (parts: Parts) => string): string => {
  if (language() !== 'en') return new Intl.DateTimeFormat(language(), options).format(date);
  const parts = new Intl.DateTimeFormat('en-US', options).formatToParts(date).map(({ type, value }) => [type, value]);
  return english(Object.fromEntries(parts));
};

const day = (date: string, options: Intl.DateTimeFormatOptions, english: (parts: Parts) => string): string =>
  said(wall(date), { ...options, timeZone: 'UTC' }, english);

/** "Tue" */
export const weekdayOf = (date: string): string => day(date, { weekday: 'short' }, ({ weekday }) => weekday ?? '');

/** "Tue 24 Nov" */
export const shortDay = (date: string): string =>
  day(
    date,
    { weekday: 'short', day: 'numeric', month: 'short' },
    (parts) => `${parts.weekday} ${parts.day} ${parts.month}`,
  );

/** "Tuesday 24 November" */
export const longDay = (date: string): string =>
  day(
    date,
    { weekday: 'long', day: 'numeric', month: 'long' },
    (parts) => `${parts.weekday} ${parts.day} ${parts.month}`,
  );

/** "November 2026" */
export const monthOf = (date: string): string =>
  day(date, { month: 'long', year: 'numeric' }, ({ month, year }) => `${month} ${year}`);

/** "14 Mar 2027" */
export const dateWithYear = (date: string): string =>
  day(
    date,
    { day: 'numeric', month: 'short', year: 'numeric' },
    (parts) => `${parts.day} ${parts.month} ${parts.year}`,
  );

/** "Tue 24 Nov, 16:00" */
export const when = (date: string, time: string): string => `${shortDay(date)}, ${time}`;

/** Which day it is in the barn, wherever the phone is. */
export const todayIn = (zone: string, now = new Date()): string =>
  new Intl.DateTimeFormat('en-CA', { timeZone: zone, year: 'numeric', month: '2-digit', day: '2-digit' }).format(now);

export const daysLater = (date: string, days: number): string => {
  const moved = wall(date);
  moved.setUTCDate(moved.getUTCDate() + days);
  return moved.toISOString().slice(0, 10);
};

/** "Today", "Tomorrow", or nothing for any other day. */
export const nearby = (date: string, today: string): string | null => {
  if (date === today) return t('Today');
  return date === daysLater(today, 1) ? t('Tomorrow') : null;
};

/** "16:05", or with its day when that was not today. */
export const clockTime = (instant: string, now = new Date()): string => {
  const then = new Date(instant);
  const time = new Intl.DateTimeFormat('en-GB', { hour: '2-digit', minute: '2-digit' }).format(then);
  if (then.toDateString() === now.toDateString()) return time;
  return `${said(then, { day: 'numeric', month: 'short' }, (parts) => `${parts.day} ${parts.month}`)}, ${time}`;
};
