import type { DomainEvent, EventCatalogue } from '../../platform/event-store/event.js';

/** What is done to each lesson of a run. Dates were chosen for `day`; for lessons of other days they shift. R124 */
export interface BulkChoice {
  /** Null: of each lesson, as its policy says for the reason, or the barn's settings. */
  action: string | null;
  reason: string;
  day: string | null;
  dates: { purchaseDate?: string; makeupStartDate?: string; expiryDate?: string };
  notify: boolean;
  messageId: string | null;
}
export interface Skipped {
  lessonId: string;
  because: 'cancelled' | 'gone';
}

export type BulkStarted = DomainEvent<
  'scheduling.BulkStarted',
  {
    runId: string;
    /** In the order in which they are worked on. */
    lessonIds: string[];
    /** Null: they are deleted. */
    choice: BulkChoice | null;
    /** The instant until which the run can be taken back; null if it cannot. */
    undoUntil: string | null;
  }
>;
/** One slice. `left`: lessons still to be done. */
export type BulkAdvanced = DomainEvent<
  'scheduling.BulkAdvanced',
  { runId: string; lessonIds: string[]; skipped: Skipped[]; left: number }
>;
/** Whatever was still to be done is left undone. */
export type BulkReverting = DomainEvent<'scheduling.BulkReverting', { runId: string }>;
/** One slice, as it was done. `left`: slices still to be taken back. */
export type BulkReverted = DomainEvent<'scheduling.BulkReverted', { runId: string; lessonIds: string[]; left: number }>;
export type BulkEvent = BulkStarted | BulkAdvanced | BulkReverting | BulkReverted;

const id = (n: number) => `01930000-0000-7000-8000-${String(n).padStart(12, '0')}`;

export const bulkEvents: EventCatalogue<BulkEvent> = {
  'scheduling.BulkStarted': {
    version: 1,
    meaning: 'Many lessons are to be cancelled or deleted; slice by slice, each with its own events.',
    example: {
      runId: id(20),
      lessonIds: [id(2), id(3)],
      choice: { action: 'BCWM', reason: 'WEA', day: '2026-11-24', dates: {}, notify: true, messageId: null },
      undoUntil: '2026-11-24T14:35:00.000Z',
    },
  },
  'scheduling.BulkAdvanced': {
    version: 1,
    meaning: 'A slice of the lessons was done; some were left out because they were cancelled already or are gone.',
    example: { runId: id(20), lessonIds: [id(2)], skipped: [{ lessonId: id(3), because: 'cancelled' }], left: 0 },
  },
  'scheduling.BulkReverting': {
    version: 1,
    meaning: 'The whole run is taken back; nothing more of it is done.',
    example: { runId: id(20) },
  },
  'scheduling.BulkReverted': {
    version: 1,
    meaning: 'A slice of the run was taken back: its lessons take place.',
    example: { runId: id(20), lessonIds: [id(2)], left: 0 },
  },
};
