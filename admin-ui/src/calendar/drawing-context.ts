import { createContext, use } from 'react';
import type { Clash } from '@/day/overlaps';
import type { CalendarEvent } from './events';

/** What the parts drawn deep inside the calendar need beyond their own event. */
export type Drawing = {
  readonly original: (id: string) => CalendarEvent | undefined;
  readonly clashes: (event: CalendarEvent) => readonly Clash[];
  readonly lessonsOn: (date: Date) => number;
};

export const DrawingContext = createContext<Drawing>({
  original: () => undefined,
  clashes: () => [],
  lessonsOn: () => 0,
});

export const useDrawing = (): Drawing => use(DrawingContext);
