import { daysLater, longDay, monthOf, shortDay } from '../../format/dates';

export const views = ['month', 'week', 'day'] as const;
export type View = (typeof views)[number];

export const isView = (text: string | null): text is View => (views as readonly (string | null)[]).includes(text);

/** A page of the calendar. */
export type Page = { readonly view: View; readonly day: string; readonly mondayFirst: boolean };

const weekday = (day: string): number => new Date(`${day}T00:00:00Z`).getUTCDay();
const weekStart = ({ day, mondayFirst }: Page): string =>
  daysLater(day, -(mondayFirst ? (weekday(day) + 6) % 7 : weekday(day)));
const monthStart = (day: string): string => `${day.slice(0, 8)}01`;
/** The first of the month so many months later. */
const monthsLater = (day: string, months: number): string => {
  const date = new Date(`${monthStart(day)}T00:00:00Z`);
  date.setUTCMonth(date.getUTCMonth() + months);
  return date.toISOString().slice(0, 10);
};

/** Whole weeks, for a month with the ends of its neighbours. */
export const daysOf = (page: Page): readonly string[] => {
  const { view, day } = page;
  if (view === 'day') return [day];
  const from = weekStart(view === 'month' ? { ...page, day: monthStart(day) } : page);
  const last = view === 'month' ? daysLater(monthsLater(day, 1), -1) : from;
  const days: string[] = [];
  for (let next = from; next <= last || days.length % 7 > 0; next = daysLater(next, 1)) days.push(next);
  return days;
};

export const turned = ({ view, day }: Page, by: 1 | -1): string => {
  if (view === 'month') return monthsLater(day, by);
  return daysLater(day, view === 'week' ? 7 * by : by);
};

export const headingOf = (page: Page): string => {
  if (page.view === 'month') return monthOf(page.day);
  if (page.view === 'day') return `${longDay(page.day)} ${page.day.slice(0, 4)}`;
  const days = daysOf(page);
  return `${shortDay(days[0] ?? page.day)} – ${shortDay(days.at(-1) ?? page.day)} ${days.at(-1)?.slice(0, 4)}`;
};
