import type { PlaceNoted } from '../events.js';
import type { PlaceFacts } from './place-facts.js';

export interface NewNote {
  note?: string;
  by: 'staff' | 'family';
  /** It is cancelled now, or its cancellation changes: that says by itself that there may be a new note. */
  isCancelling: boolean;
  place: Pick<PlaceFacts, 'lessonPersonId' | 'lessonId' | 'studentId' | 'note'>;
}

/**
 * Whether a note is written, and what says so: whatever a lesson's document shows changes with an event. A family writes it as it cancels.
 */
export function decideNote({ note, by, isCancelling, place }: NewNote): { writes: boolean; events: PlaceNoted[] } {
  const writes = Boolean(note) && note !== place.note && (isCancelling || by === 'staff');
  const { lessonPersonId, lessonId, studentId } = place;
  return {
    writes,
    events:
      writes && !isCancelling ? [{ type: 'enrollment.PlaceNoted', data: { lessonPersonId, lessonId, studentId } }] : [],
  };
}
