import { columnsIn, eventsIn, headsIn, slotsIn, type EventStop, type Stop } from './grid-cells';

const before = (a: EventStop, b: EventStop): number => a.left - b.left || a.top - b.top;

/** On what one stands. */
export const stopAt = (canvas: HTMLElement, element: HTMLElement): Stop | null => {
  const columns = columnsIn(canvas);
  const column = columns.findIndex((one) => one.contains(element));
  const place = columns[column];
  if (!place) {
    const head = headsIn(canvas).indexOf(element);
    return head < 0 ? null : { kind: 'head', column: Math.min(head, columns.length - 1), element };
  }
  const event = eventsIn(place, column).find((one) => one.element === element);
  if (event) return event;
  const row = slotsIn(place).indexOf(element);
  return row < 0 ? null : { kind: 'slot', column, row, element };
};

/** The lesson that covers a row of a column, the first or last of several, else the empty row itself. */
const cellAt = (canvas: HTMLElement, column: number, row: number, end: 'first' | 'last'): HTMLElement | undefined => {
  const place = columnsIn(canvas)[column];
  if (!place) return undefined;
  const covering = eventsIn(place, column)
    .filter(({ first, last }) => first <= row && row <= last)
    .sort(before);
  return (end === 'first' ? covering.at(0) : covering.at(-1))?.element ?? slotsIn(place)[row];
};

/** The lesson beside this one in the same column. */
const beside = (canvas: HTMLElement, stop: EventStop, way: 1 | -1): HTMLElement | undefined => {
  const place = columnsIn(canvas)[stop.column];
  if (!place) return undefined;
  const others = eventsIn(place, stop.column)
    .filter(({ first, last }) => first <= stop.last && stop.first <= last)
    .sort(before);
  return others[others.findIndex(({ element }) => element === stop.element) + way]?.element;
};

const rowsOf = (stop: Exclude<Stop, { kind: 'head' }>): readonly [first: number, last: number] =>
  stop.kind === 'event' ? [stop.first, stop.last] : [stop.row, stop.row];

const vertically = (canvas: HTMLElement, stop: Stop, way: 1 | -1): HTMLElement | undefined => {
  if (stop.kind === 'head') return way === 1 ? cellAt(canvas, stop.column, 0, 'first') : undefined;
  const [first, last] = rowsOf(stop);
  const row = way === 1 ? last + 1 : first - 1;
  return row < 0 ? headsIn(canvas)[stop.column] : cellAt(canvas, stop.column, row, 'first');
};

const sideways = (canvas: HTMLElement, stop: Stop, way: 1 | -1, row: number): HTMLElement | undefined => {
  if (stop.kind === 'head') return headsIn(canvas)[headsIn(canvas).indexOf(stop.element) + way];
  const near = stop.kind === 'event' ? beside(canvas, stop, way) : undefined;
  return near ?? cellAt(canvas, stop.column + way, row, way === 1 ? 'first' : 'last');
};

/** Where an arrow leads. `row` is the hour one came along, which a long lesson does not change. */
export const walk = (canvas: HTMLElement, stop: Stop, key: string, row: number): HTMLElement | undefined => {
  switch (key) {
    case 'ArrowDown':
      return vertically(canvas, stop, 1);
    case 'ArrowUp':
      return vertically(canvas, stop, -1);
    case 'ArrowRight':
      return sideways(canvas, stop, 1, row);
    case 'ArrowLeft':
      return sideways(canvas, stop, -1, row);
    case 'Home':
      return cellAt(canvas, 0, row, 'first');
    case 'End':
      return cellAt(canvas, columnsIn(canvas).length - 1, row, 'last');
    default:
      return undefined;
  }
};
