import { notFound } from '../../../platform/errors/refusal.js';
import type { PlaceConfirmed } from '../events.js';
import { enrollmentErrors } from './errors.js';
import type { PlaceFacts } from './place-facts.js';
import type { Roster } from './roster.js';

type Confirmable = Pick<PlaceFacts, 'lessonPersonId' | 'lessonId' | 'studentId' | 'startsAt' | 'lessonIsCancelled'>;

/** The rider comes, at the time that the lesson has now; said again, it is nothing new. A lesson that moves is to be confirmed anew. */
export function decideConfirmation(place: Confirmable, roster: Roster, now: Date): PlaceConfirmed[] {
  const { lessonPersonId, lessonId, studentId } = place;
  const current = roster.places[lessonPersonId];
  if (!current) throw notFound('The lesson student');
  if (current.phase === 'cancelled' || place.lessonIsCancelled) throw enrollmentErrors.answer_cancelled();
  if (place.startsAt <= now) throw enrollmentErrors.answer_late();
  const startsAt = place.startsAt.toISOString();
  if (current.confirmedStart === startsAt) return [];
  return [{ type: 'enrollment.PlaceConfirmed', data: { lessonPersonId, lessonId, studentId, startsAt } }];
}
