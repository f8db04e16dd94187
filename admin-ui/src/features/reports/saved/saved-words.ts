import type { SavedReport, Span } from '@/data/requests/saved-reports';
import { addDays, type Day } from '@/data/time/day';
import { count, dayAndYear, shortDay, weekdayName } from '@/data/time/words';

export const spanNames: Readonly<Record<Span, string>> = {
  yesterday: 'Yesterday',
  today: 'Today',
  last_7_days: 'Last 7 days',
  this_week: 'This week',
  last_week: 'Last week',
  next_week: 'Next week',
  this_month: 'This month',
  last_month: 'Last month',
  this_year: 'This year',
  last_year: 'Last year',
};
export const spans = Object.entries(spanNames).map(([id, name]) => ({ id, name }));

/** Any Monday. */
const MONDAY = '2026-11-23';
export const weekdays = Array.from({ length: 7 }, (_, at) => ({
  id: String(at + 1),
  name: weekdayName(addDays(MONDAY, at)),
}));

const ending = (day: number): string => {
  if (day >= 11 && day <= 13) return 'th';
  return { 1: 'st', 2: 'nd', 3: 'rd' }[day % 10] ?? 'th';
};

/** `1st`, `the last day` for 0. */
export const monthDayName = (day: number): string => (day === 0 ? 'last day' : `${day}${ending(day)}`);
export const monthDays = [...Array.from({ length: 28 }, (_, at) => at + 1), 0].map((day) => ({
  id: String(day),
  name: `on the ${monthDayName(day)}`,
}));

type Plan = Pick<SavedReport, 'every' | 'weekday' | 'month_day'>;

/** `every Monday`, `on the last day of every month`; null if it is not mailed. */
export const planWords = ({ every, weekday, month_day }: Plan): string | null => {
  if (every === 'week') return `every ${weekdays.find(({ id }) => id === String(weekday))?.name ?? 'week'}`;
  if (every === 'month') return `on the ${monthDayName(month_day ?? 1)} of every month`;
  return null;
};

/** Within a year the weekday says enough; else the year stands, too. */
export const daysWords = (from: Day, to: Day): string => {
  const said = from.slice(0, 4) === to.slice(0, 4) ? shortDay : dayAndYear;
  return from === to ? shortDay(from) : `${said(from)} to ${said(to)}`;
};

export const addressCount = (addresses: readonly unknown[]): string => count(addresses.length, 'address', 'addresses');

export const filesWords = ({ with_csv, with_pdf }: Pick<SavedReport, 'with_csv' | 'with_pdf'>): string =>
  [with_csv === 1 && 'CSV', with_pdf === 1 && 'PDF'].filter(Boolean).join(' and ');
