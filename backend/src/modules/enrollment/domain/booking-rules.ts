import { forbidden, refuse } from '../../../platform/errors/refusal.js';
import { isBookable } from './notice.js';

export const ALREADY_BOOKED = 'Student is already booked for this lesson spot';
export const NO_SPOTS = 'No spots available for this lesson';
export const alreadyBooked = () => refuse('already_booked', ALREADY_BOOKED);
export const noSpots = () => refuse('no_spots', NO_SPOTS);

/** Places still free; null where the lesson has no maximum. Never below 0. C24 F11 */
export const placesFree = (maxEnrollment: number | null, taken: number) =>
  maxEnrollment === null ? null : Math.max(0, maxEnrollment - taken);

export interface FamilyBooking {
  usesMakeup: boolean;
  lesson: { startsAt: Date; maxEnrollment: number | null };
  taken: number;
  /** Is this lesson's section among those the barn lets the student book? */
  sectionAssigned: boolean;
  terms: { canBookLessons: boolean; canBookMakeups: boolean; bufferHours: number; restrictsSections: boolean };
  now: Date;
}

/** What a family may book by itself. Staff decide for themselves. B01 F10 R141 R143 */
export function checkFamilyBooking({ usesMakeup, lesson, taken, sectionAssigned, terms, now }: FamilyBooking) {
  if (!(usesMakeup ? terms.canBookMakeups : terms.canBookLessons)) throw forbidden();
  if (!isBookable(lesson.startsAt, now, terms.bufferHours))
    throw refuse('too_late', 'This lesson can no longer be booked.');
  if (terms.restrictsSections && !sectionAssigned)
    throw refuse('section_not_bookable', 'This lesson is not open for booking.');
  // A lesson without a maximum is not offered to families at all.
  if (!placesFree(lesson.maxEnrollment, taken)) throw noSpots();
}
