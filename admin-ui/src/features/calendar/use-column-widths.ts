import { useLayoutEffect, type RefObject } from 'react';
import type { CalendarView } from './range';

const all = (place: ParentNode, chosen: string) => [...place.querySelectorAll<HTMLElement>(chosen)];

const spread = (parts: readonly HTMLElement[], widths: readonly number[]) =>
  parts.forEach((part, i) => {
    const width = widths[i % widths.length] ?? 0;
    part.style.flex = `${width} 0 ${width}px`;
    part.style.minWidth = `${width}px`;
  });

/** The library asks for the width of a column, but not of its heading. Both get it here, so that they stay above each other. */
export const useColumnWidths = (
  canvas: RefObject<HTMLElement | null>,
  widths: readonly number[],
  view: CalendarView,
): void =>
  useLayoutEffect(() => {
    const place = canvas.current;
    if (!place || widths.length === 0) return;
    const heads = all(place, '.rbc-time-header-content');
    if (view === 'day') {
      spread(heads, widths);
      spread(all(place, '.rbc-time-content > .rbc-day-slot'), widths);
      return;
    }
    const day = [widths.reduce((sum, width) => sum + width, 0)];
    spread(heads, day);
    spread(all(place, '.rbc-time-content > div:not(.rbc-time-gutter)'), day);
    for (const head of heads) spread(all(head, ':scope > .rbc-row:nth-child(2) > .rbc-header'), widths);
    for (const hours of all(place, '.rbc-time-content > div:not(.rbc-time-gutter)'))
      spread(all(hours, ':scope > div'), widths);
  });
