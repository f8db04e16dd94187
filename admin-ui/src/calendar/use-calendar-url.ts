import { useSearchParams } from 'react-router-dom';
import { isDay } from '@/time/day';
import { columns, type Columns } from './events';
import { isView, type CalendarView, type Page } from './range';

type Defaults = { readonly view: CalendarView; readonly columns: Columns; readonly today: string };

const isColumns = (text: string | null): text is Columns => (columns as readonly (string | null)[]).includes(text);

/** Which page of the calendar is open; kept in the address so that it can be sent to a colleague. */
export const useCalendarUrl = (defaults: Defaults) => {
  const [params, setParams] = useSearchParams();
  const change = (changes: Readonly<Record<string, string | null>>) =>
    setParams((current) => {
      const next = new URLSearchParams(current);
      for (const [name, value] of Object.entries(changes)) {
        if (value === null) next.delete(name);
        else next.set(name, value);
      }
      return next;
    });
  const [date, view, by, to] = [params.get('date'), params.get('view'), params.get('columns'), params.get('to')];
  return {
    day: isDay(date) ? date : defaults.today,
    view: isView(view) ? view : defaults.view,
    columns: isColumns(by) ? by : defaults.columns,
    until: isDay(to) ? to : null,
    setDay: (day: string, until: string | null = null) =>
      change({ date: day === defaults.today ? null : day, to: until }),
    setView: (next: CalendarView) => change({ view: next, to: null }),
    setColumns: (next: Columns) => change({ columns: next }),
    open: (page: Pick<Page, 'view' | 'day' | 'until'>) => change({ date: page.day, view: page.view, to: page.until }),
  };
};
