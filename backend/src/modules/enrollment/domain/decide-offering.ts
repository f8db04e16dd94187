import type { Refusal } from '../../../platform/errors/refusal.js';
import { notFound } from '../../../platform/errors/refusal.js';
import type { PlaceOffered } from '../waiting-events.js';
import type { Registered } from './decide-registration.js';
import { enrollmentErrors } from './errors.js';
import { offerUntil, type OfferHours } from './offer-hours.js';
import { entryOf, type WaitingList } from './waiting-list.js';

export interface OfferingPlace {
  seriesId: string;
  studentId: string;
  session: Registered & { readonly list: WaitingList };
  /** What the family's registration would be refused for. */
  refusal: Refusal | null;
  /** Of the last lesson that is to come; null where none is. */
  lastStart: Date | null;
  now: Date;
  hours: OfferHours;
}

/** A free place of a session, held for one who waits, whoever stands in front of her and whatever the hour. Twice is once. */
export function decideOffering(offering: OfferingPlace): PlaceOffered[] {
  const { seriesId, studentId, session, refusal, lastStart, now, hours } = offering;
  const { list, maxEnrollment, places } = session;
  const entry = entryOf(list, studentId);
  if (!entry) throw notFound('The rider on the waiting list', 'student_id');
  const isHeld = ({ offeredUntil }: WaitingList[number]) => offeredUntil !== null && offeredUntil > now;
  if (isHeld(entry)) return [];
  if (lastStart === null) throw enrollmentErrors.session_over();
  if (refusal) throw refusal;
  if (maxEnrollment !== null && maxEnrollment - places.length - list.filter(isHeld).length <= 0)
    throw enrollmentErrors.no_place_to_offer();
  const { entryId } = entry;
  const until = offerUntil(now, lastStart, hours).toISOString();
  return [{ type: 'enrollment.PlaceOffered', data: { entryId, lessonId: seriesId, studentId, until } }];
}
