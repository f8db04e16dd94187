/** Only the names of days and months are taken from it; their order is ours. British English would write "Sept". */
const names = 'en-US';

/** Lessons carry the barn's wall clock; it is read as UTC and written as UTC, so no phone's own zone can shift it. */
const wall = (date: string): Date => new Date(`${date}T00:00:00Z`);

const parts = (date: string, options: Intl.DateTimeFormatOptions): Record<string, string> =>
  Object.fromEntries(
    new Intl.DateTimeFormat(names, { ...options, timeZone: 'UTC' })
      .formatToParts(wall(date))
      .map(({ type, value }) => [type, value]),
  );

/** "Tue 24 Nov" */
export const shortDay = (date: string): string => {
  const { weekday, day, month } = parts(date, { weekday: 'short', day: 'numeric', month: 'short' });
  return `${weekday} ${day} ${month}`;
};

/** "Tuesday 24 November" */
export const longDay = (date: string): string => {
  const { weekday, day, month } = parts(date, { weekday: 'long', day: 'numeric', month: 'long' });
  return `${weekday} ${day} ${month}`;
};

/** "November 2026" */
export const monthOf = (date: string): string => {
  const { month, year } = parts(date, { month: 'long', year: 'numeric' });
  return `${month} ${year}`;
};

/** "14 Mar 2027" */
export const dateWithYear = (date: string): string => {
  const { day, month, year } = parts(date, { day: 'numeric', month: 'short', year: 'numeric' });
  return `${day} ${month} ${year}`;
};

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
export const nearby = (date: string, today: string): 'Today' | 'Tomorrow' | null => {
  if (date === today) return 'Today';
  return date === daysLater(today, 1) ? 'Tomorrow' : null;
};

/** "16:05", or with its day when that was not today. */
export const clockTime = (instant: string, now = new Date()): string => {
  const then = new Date(instant);
  const time = new Intl.DateTimeFormat('en-GB', { hour: '2-digit', minute: '2-digit' }).format(then);
  if (then.toDateString() === now.toDateString()) return time;
  return `${then.getDate()} ${new Intl.DateTimeFormat(names, { month: 'short' }).format(then)}, ${time}`;
};
