import type { PlaceNoted } from '../events.js';
import type { PlaceFacts } from './place-facts.js';

export interface NewNote {
  note?: string;
  by: 'staff' | 'family';
  /** The cancellation event itself then says that the note may have changed. */
  isCancelling: boolean;
  place: Pick<PlaceFacts, 'lessonPersonId' | 'lessonId' | 'studentId' | 'note'>;
}

/** A family can only write its note while cancelling. A note without another event gets one, because documents show it. */
export function decidePlaceNote({ note, by, isCancelling, place }: NewNote): { writes: boolean; events: PlaceNoted[] } {
  const writes = Boolean(note) && note !== place.note && (isCancelling || by === 'staff');
  const { lessonPersonId, lessonId, studentId } = place;
  return {
    writes,
    events:
      writes && !isCancelling ? [{ type: 'enrollment.PlaceNoted', data: { lessonPersonId, lessonId, studentId } }] : [],
  };
}
