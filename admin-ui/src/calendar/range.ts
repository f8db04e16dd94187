import type { Range } from '@/requests/lessons-of-range';
import { addDays, addMonths, endOfMonth, startOfMonth, startOfWeek, type Day } from '@/time/day';
import { longDay, monthName, shortDay } from '@/time/words';

export const views = ['day', 'week', 'month', 'agenda'] as const;
export type CalendarView = (typeof views)[number];

export const isView = (text: string | null): text is CalendarView => (views as readonly (string | null)[]).includes(text);

/** Days of an agenda. */
export const agendaLength = 30;
/** A month shows the ends of its neighbours and is loaded two weeks wider on each side. */
const padding = 14;

/** What has to be loaded so that the view is complete. */
export const rangeOf = (view: CalendarView, day: Day, mondayFirst: boolean): Range => {
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
      return { from: day, to: addDays(day, agendaLength) };
  }
};

export const step = (view: CalendarView, day: Day, by: 1 | -1): Day => {
  switch (view) {
    case 'day':
      return addDays(day, by);
    case 'week':
      return addDays(day, 7 * by);
    case 'month':
      return addMonths(startOfMonth(day), by);
    case 'agenda':
      return addDays(day, agendaLength * by);
  }
};

/** The page before and the page after. */
export const neighboursOf = (view: CalendarView, day: Day, mondayFirst: boolean): Range[] =>
  ([-1, 1] as const).map((by) => rangeOf(view, step(view, day, by), mondayFirst));

export const headingOf = (view: CalendarView, day: Day, mondayFirst: boolean): string => {
  if (view === 'day') return longDay(day);
  if (view === 'month') return monthName(day);
  const { from, to } = rangeOf(view, day, mondayFirst);
  return `${shortDay(from)} – ${shortDay(to)} ${to.slice(0, 4)}`;
};
