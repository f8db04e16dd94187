import { forbidden } from '../../../platform/errors/refusal.js';
import type { UsableMakeup } from './booking-facts.js';
import { enrollmentErrors } from './errors.js';
import { isBookable } from './notice.js';

/** Places still free; null where the lesson has no maximum. Never below 0. C24 F11 */
export const placesFree = (maxEnrollment: number | null, taken: number) =>
  maxEnrollment === null ? null : Math.max(0, maxEnrollment - taken);

/** The makeup that pays for a lesson on a day: the one asked for, or the first that is valid then. C10 R218 */
export const usableMakeup = (makeups: readonly UsableMakeup[], date: string, wanted?: string) =>
  makeups.find(
    ({ packageId, makeupOf, startDate, expiryDate }) =>
      startDate <= date && date <= expiryDate && (!wanted || wanted === packageId || wanted === makeupOf),
  );

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
  if (!isBookable(lesson.startsAt, now, terms.bufferHours)) throw enrollmentErrors.too_late();
  if (terms.restrictsSections && !sectionAssigned) throw enrollmentErrors.section_not_bookable();
  // A lesson without a maximum is not offered to families at all.
  if (!placesFree(lesson.maxEnrollment, taken)) throw enrollmentErrors.no_places();
}
