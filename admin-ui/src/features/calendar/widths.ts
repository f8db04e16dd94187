import { DateTime } from 'luxon';
import type { CSSProperties } from 'react';
import type { DayLayoutFunction } from 'react-big-calendar';
import { lanesOf, mostLanes } from './lanes';
import type { CalendarEvent } from './events';

/** In pixels: what a column has at least; a desktop shows twelve of them. */
const leastColumn = 96;
/** What each of several lessons side by side has at least, in a column of one day and in one of seven. */
const leastLane = { ofDay: 96, ofWeek: 60 } as const;
const minute = 60_000;
/** A shorter lesson is drawn as high as this, and must not lie on the next. */
const leastMinutes = 20;

type Timed = Pick<CalendarEvent, 'start' | 'end' | 'allDay' | 'resourceIds'>;

const spanOf = ({ start, end }: Pick<CalendarEvent, 'start' | 'end'>) => {
  const from = start.getTime() / minute;
  return { start: from, end: Math.max(end.getTime() / minute, from + leastMinutes) };
};

const grouped = (events: readonly Timed[], keysOf: (event: Timed) => readonly string[]): Map<string, Timed[]> => {
  const groups = new Map<string, Timed[]>();
  for (const event of events) {
    if (event.allDay) continue;
    for (const key of keysOf(event)) groups.set(key, [...(groups.get(key) ?? []), event]);
  }
  return groups;
};

const dayOf = (date: Date): string => DateTime.fromJSDate(date).toISODate() ?? '';

/** How many lessons of one day stand side by side, by day. */
export const lanesByDay = (events: readonly Timed[]): Map<string, number> =>
  new Map([...grouped(events, ({ start }) => [dayOf(start)])].map(([day, some]) => [day, mostLanes(some.map(spanOf))]));

/** … and in the column of each instructor, place or horse, on its fullest day. */
const lanesByColumn = (events: readonly Timed[]): Map<string, number> => {
  const most = new Map<string, number>();
  const days = grouped(events, ({ start, resourceIds }) => resourceIds.map((id) => `${dayOf(start)} ${id}`));
  for (const [key, some] of days) {
    const id = key.slice(key.indexOf(' ') + 1);
    most.set(id, Math.max(most.get(id) ?? 0, mostLanes(some.map(spanOf))));
  }
  return most;
};

const widthOf = (lanes: number | undefined, lane: number): number => Math.max(leastColumn, (lanes ?? 0) * lane);

export type Widths = {
  /** Of the columns of one day, in their order; empty where each day is a column. */
  readonly columns: readonly number[];
  readonly ofDay: (date: Date, resourceId?: number | string) => { style: CSSProperties };
};

/** Columns wide enough for what stands side by side in them. */
export const columnWidths = (
  events: readonly CalendarEvent[],
  resources: readonly { readonly id: string }[] | undefined,
): Widths => {
  if (resources) {
    const lanes = lanesByColumn(events);
    return {
      columns: resources.map(({ id }) => widthOf(lanes.get(id), leastLane.ofDay)),
      ofDay: (_date, id) => ({
        style: id === undefined ? {} : { minWidth: widthOf(lanes.get(String(id)), leastLane.ofDay) },
      }),
    };
  }
  const lanes = lanesByDay(events);
  // A lesson of a whole day lies across columns that the library takes for equally wide.
  const isEven = events.some(({ allDay }) => allDay);
  const even = widthOf(Math.max(0, ...lanes.values()), leastLane.ofWeek);
  return {
    columns: [],
    ofDay: (date) => ({ style: { minWidth: isEven ? even : widthOf(lanes.get(dayOf(date)), leastLane.ofWeek) } }),
  };
};

type Metrics = { readonly getRange: (start: Date, end: Date) => { readonly top: number; readonly height: number } };

/** Where each lesson of a column stands. The library's own way takes longer than all the rest of a full week. */
export const layOut: DayLayoutFunction<CalendarEvent> = ({ events, slotMetrics }) => {
  const inOrder = events.toSorted((a, b) => a.start.getTime() - b.start.getTime());
  const places = lanesOf(inOrder.map(spanOf));
  return inOrder.map((event, i) => {
    const { lane, of, wide } = places[i] ?? { lane: 0, of: 1, wide: 1 };
    const { top, height } = (slotMetrics as Metrics).getRange(event.start, event.end);
    const gap = lane === 0 ? 0 : 3;
    return {
      event,
      style: {
        top,
        height: `calc(${height}% - 2px)`,
        width: `calc(${(100 / of) * wide}% - ${gap}px)`,
        xOffset: `calc(${(100 / of) * lane}% + ${gap}px)`,
      } as CSSProperties,
    };
  });
};
