import { useSearchParams } from 'react-router-dom';
import { isDay } from '@/data/time/day';
import { columns, type Columns } from './events';
import { isView, type CalendarView, type Page } from './range';

type Defaults = { readonly view: CalendarView; readonly today: string };

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
  const [date, to, asked] = [params.get('date'), params.get('to'), params.get('view')];
  const view = isView(asked) ? asked : defaults.view;
  // Seven days have room for columns only if somebody asks for them.
  const name = view === 'week' ? 'week_columns' : 'columns';
  const by = params.get(name);
  return {
    day: isDay(date) ? date : defaults.today,
    view,
    /** What the columns stand for, if the address says so. */
    columns: isColumns(by) ? by : null,
    /** Whether staff without a lesson have a column, too. */
    withEmpty: params.get('empty') === '1',
    until: isDay(to) ? to : null,
    setDay: (day: string, until: string | null = null) =>
      change({ date: day === defaults.today ? null : day, to: until }),
    setView: (next: CalendarView) => change({ view: next, to: null }),
    setColumns: (next: Columns) => change({ [name]: view === 'week' && next === 'none' ? null : next }),
    setWithEmpty: (shown: boolean) => change({ empty: shown ? '1' : null }),
    open: (page: Pick<Page, 'view' | 'day' | 'until'>) => change({ date: page.day, view: page.view, to: page.until }),
  };
};
