import { createContext, use } from 'react';
import type { CalendarEvent, Columns } from './events';

/** What the parts drawn deep inside the calendar need beyond their own event. */
export type Drawing = {
  readonly original: (id: string) => CalendarEvent | undefined;
  readonly lessonsOn: (date: Date) => number;
  /** What the barn is closed for, or that lessons were called off for a holiday; null on any other day. */
  readonly closedOn: (date: Date) => string | null;
  readonly by: Columns;
  readonly showsPaid: boolean;
};

export const DrawingContext = createContext<Drawing>({
  original: () => undefined,
  lessonsOn: () => 0,
  closedOn: () => null,
  by: 'none',
  showsPaid: false,
});

export const useDrawing = (): Drawing => use(DrawingContext);

/** Whose column something is drawn in; null where columns are days. */
export const ColumnContext = createContext<string | null>(null);
