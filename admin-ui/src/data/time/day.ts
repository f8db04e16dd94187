/** Days are `YYYY-MM-DD` and times `HH:mm` of the barn's wall clock; nothing here knows the browser's zone. */
export type Day = string;

const utc = (day: Day): Date => new Date(`${day}T00:00:00Z`);
const iso = (date: Date): Day => date.toISOString().slice(0, 10);

export const addDays = (day: Day, count: number): Day => {
  const date = utc(day);
  date.setUTCDate(date.getUTCDate() + count);
  return iso(date);
};

export const daysBetween = (from: Day, to: Day): number =>
  Math.round((utc(to).getTime() - utc(from).getTime()) / 86_400_000);

/** On which day an event of that day ends: an end that is not after the start lies on the next morning. */
export const endDayOf = (day: Day, start: string, end: string): Day => (end > start ? day : addDays(day, 1));

/** Monday is 1, Sunday 7. */
export const weekdayOf = (day: Day): number => utc(day).getUTCDay() || 7;

export const startOfWeek = (day: Day, mondayFirst: boolean): Day =>
  addDays(day, mondayFirst ? 1 - weekdayOf(day) : -(weekdayOf(day) % 7));

export const startOfMonth = (day: Day): Day => `${day.slice(0, 8)}01`;

export const addMonths = (day: Day, count: number): Day => {
  const date = utc(startOfMonth(day));
  date.setUTCMonth(date.getUTCMonth() + count);
  const last = new Date(Date.UTC(date.getUTCFullYear(), date.getUTCMonth() + 1, 0)).getUTCDate();
  date.setUTCDate(Math.min(Number(day.slice(8)), last));
  return iso(date);
};

export const endOfMonth = (day: Day): Day => addDays(addMonths(startOfMonth(day), 1), -1);

export const isDay = (text: string | null | undefined): text is Day =>
  !!text && /^\d{4}-\d\d-\d\d$/.test(text) && !Number.isNaN(utc(text).getTime());

/** The date now at the barn, wherever the browser stands. */
export const todayIn = (zone: string, now = new Date()): Day =>
  new Intl.DateTimeFormat('en-CA', { timeZone: zone }).format(now);

/** The wall clock now at the barn, `HH:mm`. */
export const timeIn = (zone: string, now = new Date()): string =>
  new Intl.DateTimeFormat('en-GB', { timeZone: zone, hour: '2-digit', minute: '2-digit' }).format(now);
