import { ifEmpty } from '@leadline/api-client';
import type { DrawnRide } from '@/data/day/roster';
import { useBarn } from '@/data/requests/barn';
import { columns, type Columns } from './events';
import { mostLanes } from './lanes';
import { isView, type CalendarView } from './range';

const isColumns = (text: string | null): text is Columns => (columns as readonly (string | null)[]).includes(text);

/** What the barn wants to see first: the week where it says nothing, and no columns. R235 */
export const useDefaults = (small: boolean): { readonly view: CalendarView; readonly columns: Columns } => {
  const { default_calendar_view: view, default_day_view: by } = useBarn();
  // Seven columns cannot be read on a phone; there the day is the calendar.
  if (small) return { view: 'day', columns: 'none' };
  return {
    view: isView(view) ? view : ifEmpty.default_calendar_view,
    columns: isColumns(by) ? by : ifEmpty.default_day_view,
  };
};

/** From so many lessons at once on, hours are easier to read in columns. */
export const busyFrom = 4;

/** How many of the lessons shown are held side by side at most; where no hours are drawn nobody asks. */
export const mostAtOnce = (view: CalendarView, rides: readonly DrawnRide[]): number => {
  if (view !== 'day' && view !== 'week') return 0;
  const spans = rides.flatMap(({ lesson: { is_allday, starts_at, ends_at } }) =>
    is_allday === 1 ? [] : [{ start: Date.parse(starts_at), end: Date.parse(ends_at) }],
  );
  return mostLanes(spans);
};

type Asked = {
  readonly view: CalendarView;
  /** What the address says. */
  readonly chosen: Columns | null;
  readonly small: boolean;
  readonly most: number;
  readonly barns: Columns;
};

/** What the columns stand for. A busy day has one for everybody who teaches unless somebody wants it otherwise. */
export const columnsBy = ({ view, chosen, small, most, barns }: Asked): Columns => {
  if (view === 'week') return chosen ?? 'none';
  if (view !== 'day') return 'none';
  if (chosen) return chosen;
  if (barns !== 'none') return barns;
  return most >= busyFrom && !small ? 'staff' : 'none';
};
