import { useEffect, useRef, type RefObject } from 'react';
import { addMinutes } from '@/data/time/clock';
import { shortDay } from '@/data/time/words';
import { columnsIn, stopsIn, type Stop } from './grid-cells';
import { stopAt, walk } from './grid-walk';

/** An hour of a column: `time` is `HH:mm` of the barn. */
export type GridPlace = { readonly day: string; readonly time: string; readonly resourceId: string | null };

export type Walking = {
  readonly canvas: RefObject<HTMLElement | null>;
  /** The first hour shown, and the minutes of a row. */
  readonly min: string;
  readonly step: number;
  readonly titleOf: (resourceId: string) => string;
  readonly onSlot: ((place: GridPlace) => void) | undefined;
  /** A lesson was taken up to be moved. */
  readonly onLift: (element: HTMLElement) => void;
};

const placeOf = ({ min, step }: Walking, canvas: HTMLElement, stop: Stop): GridPlace | null => {
  const column = columnsIn(canvas)[stop.column];
  if (!column || stop.kind !== 'slot') return null;
  const { day = '', resource = '' } = column.dataset;
  return { day, time: addMinutes(min, stop.row * step), resourceId: resource || null };
};

const wordsFor = ({ titleOf, onSlot }: Walking, { day, time, resourceId }: GridPlace): string =>
  [shortDay(day), time, resourceId && titleOf(resourceId), onSlot ? 'empty, Enter adds an event' : 'empty']
    .filter(Boolean)
    .join(', ');

/** Within the hours even of an empty day, because they scroll: without a stop in them nobody reaches them by keyboard. */
const firstStopOf = (stops: readonly HTMLElement[]): HTMLElement | undefined =>
  stops.find((one) => one.matches('.rbc-time-content .rbc-event')) ??
  stops.find((one) => one.matches('.rbc-time-slot')) ??
  stops[0];

/** The hours as one tab stop: arrows go from lesson to lesson and over the empty hours between them. */
export const useGridWalk = (walking: Walking): void => {
  const latest = useRef(walking);
  const { canvas } = walking;
  useEffect(() => {
    latest.current = walking;
  });
  useEffect(() => {
    const place = canvas.current;
    if (!place) return undefined;
    let stood: HTMLElement | null = null;
    let marked: HTMLElement | null = null;
    let row = 0;
    const mark = (element: HTMLElement) => {
      if (marked && marked !== element) marked.tabIndex = -1;
      marked = element;
      element.tabIndex = 0;
    };
    /** What is drawn anew brings tab stops of its own. */
    const mend = () => {
      const stops = stopsIn(place);
      const kept = stood && stops.includes(stood) ? stood : firstStopOf(stops);
      if (!kept) return;
      for (const one of stops) if (one !== kept && one.tabIndex === 0) one.tabIndex = -1;
      mark(kept);
    };
    const settle = ({ target }: FocusEvent) => {
      const stop = stopAt(place, target as HTMLElement);
      if (!stop) return;
      stood = stop.element;
      mark(stood);
      if (stop.kind === 'head') return;
      const [first, last] = stop.kind === 'event' ? [stop.first, stop.last] : [stop.row, stop.row];
      row = Math.min(Math.max(row, first), last);
      const where = placeOf(latest.current, place, stop);
      if (!where) return;
      stop.element.setAttribute('role', 'button');
      stop.element.setAttribute('aria-label', wordsFor(latest.current, where));
    };
    const press = (event: KeyboardEvent) => {
      const { key, target, defaultPrevented, altKey, ctrlKey, metaKey } = event;
      if (defaultPrevented || altKey || ctrlKey || metaKey) return;
      const stop = stopAt(place, target as HTMLElement);
      if (!stop) return;
      const { onSlot, onLift } = latest.current;
      const slot = placeOf(latest.current, place, stop);
      const next = walk(place, stop, key, row);
      if (next || key.startsWith('Arrow')) {
        event.preventDefault();
        if (next) next.tabIndex = -1;
        next?.focus();
      } else if (slot && onSlot && (key === 'Enter' || key === ' ')) {
        event.preventDefault();
        onSlot(slot);
      } else if (stop.kind === 'event' && key.toLowerCase() === 'm') {
        event.preventDefault();
        onLift(stop.element);
      }
    };
    const observer = new MutationObserver(mend);
    mend();
    observer.observe(place, { childList: true, subtree: true });
    place.addEventListener('focusin', settle);
    place.addEventListener('keydown', press);
    return () => {
      observer.disconnect();
      place.removeEventListener('focusin', settle);
      place.removeEventListener('keydown', press);
    };
  }, [canvas]);
};
