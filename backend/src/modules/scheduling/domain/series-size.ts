import { invalid } from '../../../platform/errors/refusal.js';

/** What one event asks for besides its time. */
export interface EventSize {
  /** Riders, horses and staff, together. */
  people: number;
  /** Characters of the note that each event gets. */
  note?: number;
}

/** Of a series at once: a place, a horse, a helper or a short note each count one, and an event two. */
export const MOST_AT_ONCE = 3000;
const EVENT = 2;
const SHORT_NOTE = 500;

/** The staff of a lesson. */
export const staffOf = ({
  instructorId,
  extraStaff,
}: {
  instructorId: string | null;
  extraStaff: readonly unknown[];
}) => extraStaff.length + (instructorId === null ? 0 : 1);

const sizeOf = ({ people, note = 0 }: EventSize) => EVENT + people + Math.ceil(note / SHORT_NOTE);

/** Each factor has its own limit; this is the one of their product. Says how many events would fit. */
export function checkSeriesSize(events: number, each: EventSize) {
  const fit = Math.floor(MOST_AT_ONCE / sizeOf(each));
  if (events <= fit) return;
  const withNote = each.note ? ' and this note' : '';
  throw invalid(
    'repeat_count',
    `With ${each.people} riders, horses and staff${withNote}, at most ${fit} events can be planned at once; these are ${events}.`,
  );
}
