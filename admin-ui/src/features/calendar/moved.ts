import type { CalendarEvent } from './events';

/** An empty hour, or one that a lesson is put into. */
export type CalendarSlot = { readonly start: Date; readonly end: Date | null; readonly resourceId: string | null };
export type CalendarMove = CalendarSlot & { readonly end: Date; readonly event: CalendarEvent };
