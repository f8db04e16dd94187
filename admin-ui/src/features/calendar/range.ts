import type { Range } from '@/data/requests/lessons-of-range';
import { addDays, addMonths, daysBetween, endOfMonth, startOfMonth, startOfWeek, type Day } from '@/data/time/day';
import { longDay, monthName, shortDay } from '@/data/time/words';

export const views = ['day', 'week', 'month', 'agenda'] as const;
export type CalendarView = (typeof views)[number];

export const isView = (text: string | null): text is CalendarView =>
  (views as readonly (string | null)[]).includes(text);

/** Whether a slot of this view is a day, rather than a time of one. */
export const isOfDays = (view: CalendarView): boolean => view === 'month' || view === 'agenda';

/** The page of the calendar that is open. An agenda may have a last day of its own. */
export type Page = {
  readonly view: CalendarView;
  readonly day: Day;
  readonly mondayFirst: boolean;
  readonly until: Day | null;
};

const agendaDays = 30;
/** A month shows the ends of its neighbours and is loaded two weeks wider on each side. */
const padding = 14;

export const agendaLength = ({ day, until }: Pick<Page, 'day' | 'until'>): number =>
  until && until >= day ? daysBetween(day, until) : agendaDays;

/** What has to be loaded so that the page is complete. */
export const rangeOf = (page: Page): Range => {
  const { view, day, mondayFirst } = page;
  switch (view) {
    case 'day':
      return { from: day, to: day };
    case 'week': {
      const from = startOfWeek(day, mondayFirst);
      return { from, to: addDays(from, 6) };
    }
    case 'month':
      return { from: addDays(startOfMonth(day), -padding), to: addDays(endOfMonth(day), padding) };
    case 'agenda':
      return { from: day, to: addDays(day, agendaLength(page)) };
  }
};

/** The page before or after. */
export const turn = (page: Page, by: 1 | -1): Page => {
  const { view, day, until } = page;
  switch (view) {
    case 'day':
      return { ...page, day: addDays(day, by) };
    case 'week':
      return { ...page, day: addDays(day, 7 * by) };
    case 'month':
      return { ...page, day: addMonths(startOfMonth(day), by) };
    case 'agenda': {
      const days = (agendaLength(page) + (until ? 1 : 0)) * by;
      return { ...page, day: addDays(day, days), until: until && addDays(until, days) };
    }
  }
};

export const neighboursOf = (page: Page): Range[] => ([-1, 1] as const).map((by) => rangeOf(turn(page, by)));

export const headingOf = (page: Page): string => {
  if (page.view === 'day') return longDay(page.day);
  if (page.view === 'month') return monthName(page.day);
  const { from, to } = rangeOf(page);
  return `${shortDay(from)} – ${shortDay(to)} ${to.slice(0, 4)}`;
};
