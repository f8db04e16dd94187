import { Refusal } from '../../../platform/errors/refusal.js';
import type { WaitingJoined } from '../waiting-events.js';
import { MOST_OF_FAMILY, MOST_WAITING } from './decide-joining.js';
import type { Registered } from './decide-registration.js';
import { enrollmentErrors } from './errors.js';
import { heldInSession } from './session-places.js';
import { entryOf, type WaitingList } from './waiting-list.js';

export interface JoiningSession {
  seriesId: string;
  session: Registered & { readonly list: WaitingList };
  riders: readonly {
    readonly entryId: string;
    readonly studentId: string;
    /** What registering would be refused for if there were a place; nobody waits for that. */
    readonly refusal: Refusal | null;
  }[];
  /** Some lesson is still to come. */
  isToCome: boolean;
  /** Entries of the riders' family on lists of anything. */
  ofFamily: number;
  now: Date;
}

/** Onto the end of the list of a full session, all of them or none; who stands there already stays where they are. */
export function decideJoiningSession({
  seriesId,
  session,
  riders,
  isToCome,
  ofFamily,
  now,
}: JoiningSession): WaitingJoined[] {
  const { list, places, maxEnrollment } = session;
  const fresh = riders.filter(({ studentId }) => !entryOf(list, studentId));
  if (fresh.length === 0) return [];
  if (!isToCome) throw enrollmentErrors.session_over();
  for (const { studentId, refusal } of fresh) {
    const place = places.find((one) => one.studentId === studentId);
    if (place)
      throw ofRider(
        place.state === 'asked' ? enrollmentErrors.registration_asked() : enrollmentErrors.already_registered(),
      );
    if (refusal) throw ofRider(refusal);
  }
  const held = heldInSession(
    list,
    fresh.map(({ studentId }) => studentId),
    now,
  );
  if (maxEnrollment === null || maxEnrollment - places.length - held > 0) throw enrollmentErrors.session_place_free();
  if (list.length + fresh.length > MOST_WAITING) throw enrollmentErrors.session_list_full(MOST_WAITING);
  if (ofFamily + fresh.length > MOST_OF_FAMILY) throw enrollmentErrors.waits_too_often(MOST_OF_FAMILY);
  return fresh.map(({ entryId, studentId }) => ({
    type: 'enrollment.WaitingJoined',
    data: { entryId, lessonId: seriesId, studentId, autoEnrol: false, withMakeup: false, ofSession: true },
  }));
}

const ofRider = ({ kind, code, message }: Refusal) =>
  new Refusal(kind, code, message, [{ field: 'student_ids', message }]);
