import { useState } from 'react';
import { DateTime } from 'luxon';
import type { CalendarEvent } from './events';
import type { CalendarMove } from './moved';

export type Column = { readonly day: string; readonly resourceId: string | null };

const later = (date: Date, minutes: number): Date => DateTime.fromJSDate(date).plus({ minutes }).toJSDate();

/** The same time of another day. */
const onDay = (date: Date, day: string): Date => {
  const { year, month, day: dayOfMonth } = DateTime.fromISO(day);
  return DateTime.fromJSDate(date).set({ year, month, day: dayOfMonth }).toJSDate();
};

/** A lesson that is being moved by keyboard: taken up, carried, and dropped or put back. */
export const useLift = (onMove: (move: CalendarMove) => void) => {
  const [lifted, setLifted] = useState<CalendarMove | null>(null);
  const change = (next: (move: CalendarMove) => Partial<CalendarMove>) =>
    setLifted((now) => now && { ...now, ...next(now) });
  return {
    lifted,
    lift: (event: CalendarEvent) => {
      if (event.movable) setLifted({ event, start: event.start, end: event.end, resourceId: event.resourceId });
    },
    shift: (minutes: number) =>
      change(({ start, end }) => ({ start: later(start, minutes), end: later(end, minutes) })),
    stretch: (minutes: number) =>
      change(({ start, end }) => {
        const longer = later(end, minutes);
        return { end: longer > start ? longer : end };
      }),
    carry: ({ day, resourceId }: Column) =>
      change(({ start, end }) => {
        const from = onDay(start, day);
        return { start: from, end: new Date(from.getTime() + end.getTime() - start.getTime()), resourceId };
      }),
    drop: () => {
      if (lifted) onMove(lifted);
      setLifted(null);
    },
    putBack: () => setLifted(null),
  };
};

export type Lifting = ReturnType<typeof useLift>;
