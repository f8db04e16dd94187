/** Where the lessons and hours of the drawn day or week stand, as the library has laid them out: in percent of their column. */
export type Stop =
  | { readonly kind: 'slot'; readonly column: number; readonly row: number; readonly element: HTMLElement }
  | {
      readonly kind: 'event';
      readonly column: number;
      readonly first: number;
      readonly last: number;
      readonly left: number;
      readonly top: number;
      readonly element: HTMLElement;
    }
  | { readonly kind: 'head'; readonly column: number; readonly element: HTMLElement };
export type EventStop = Extract<Stop, { kind: 'event' }>;

const percent = (text: string): number => Number(/([\d.]+)%/.exec(text)?.[1] ?? 0);
const all = (place: ParentNode, chosen: string): HTMLElement[] => [...place.querySelectorAll<HTMLElement>(chosen)];

export const columnsIn = (canvas: HTMLElement): HTMLElement[] => all(canvas, '.rbc-time-content .rbc-day-slot');
export const slotsIn = (column: HTMLElement): HTMLElement[] => all(column, '.rbc-time-slot');

export const eventsIn = (column: HTMLElement, index: number): EventStop[] => {
  const rows = slotsIn(column).length;
  const row = (share: number) => (share / 100) * rows;
  return all(column, '.rbc-events-container .rbc-event').map((element) => {
    const { top, height, left } = element.style;
    const [from, to] = [percent(top), percent(top) + percent(height)];
    const first = Math.floor(row(from) + 0.01);
    const last = Math.max(first, Math.ceil(row(to) - 0.01) - 1);
    return { kind: 'event', column: index, first, last, left: percent(left), top: from, element };
  });
};

export const headsIn = (canvas: HTMLElement): HTMLElement[] =>
  all(canvas, '.rbc-time-header-cell .rbc-button-link, .rbc-allday-cell .rbc-event');

/** Everything that one can stand on in the hours. */
export const stopsIn = (canvas: HTMLElement): HTMLElement[] => [
  ...headsIn(canvas),
  ...all(canvas, '.rbc-time-content .rbc-event, .rbc-time-content .rbc-day-slot .rbc-time-slot'),
];
