import type { SessionPlacesChanged } from '../registration-events.js';
import type { Registered } from './decide-registration.js';
import { enrollmentErrors } from './errors.js';

export interface SessionPlaces {
  seriesId: string;
  session: Registered;
  maxEnrollment: number;
  /** Some lesson is still to come. */
  isToCome: boolean;
}

/** Never fewer than are taken; places that are only kept for somebody may be taken away, which the family is told. */
export function decideSessionPlaces({
  seriesId,
  session,
  maxEnrollment,
  isToCome,
}: SessionPlaces): SessionPlacesChanged[] {
  const { maxEnrollment: former, places } = session;
  if (maxEnrollment === former) return [];
  if (!isToCome) throw enrollmentErrors.session_over();
  if (maxEnrollment < places.length) throw enrollmentErrors.session_places_taken(places.length);
  return [{ type: 'enrollment.SessionPlacesChanged', data: { seriesId, maxEnrollment, former } }];
}
