import { forbidden } from '../../../platform/errors/refusal.js';
import type { UsableMakeup } from './booking-facts.js';
import { enrollmentErrors } from './errors.js';
import { refusedBy, type Misfit, type SuitabilityRules } from './suitability.js';
import { isBookable } from './notice-hours.js';

/** Null if the lesson has no maximum; never below 0. C24 F11 */
export const placesFree = (maxEnrollment: number | null, taken: number) =>
  maxEnrollment === null ? null : Math.max(0, maxEnrollment - taken);

/** The makeup asked for, else the first that is valid on that day. C10 R218 */
export const usableMakeup = (makeups: readonly UsableMakeup[], date: string, wanted?: string) =>
  makeups.find(
    ({ packageId, makeupOf, startDate, expiryDate }) =>
      startDate <= date && date <= expiryDate && (!wanted || wanted === packageId || wanted === makeupOf),
  );

export interface FamilyBooking {
  usesMakeup: boolean;
  lesson: { startsAt: Date; maxEnrollment: number | null };
  taken: number;
  sectionAssigned: boolean;
  terms: {
    canBookLessons: boolean;
    canBookMakeups: boolean;
    bufferHours: number;
    restrictsSections: boolean;
    suitability: SuitabilityRules;
  };
  /** Why the lesson may not suit the rider. */
  misfits: readonly Misfit[];
  now: Date;
}

/** Families only; staff are not restricted by these. B01 F10 R141 R143 */
export function checkFamilyBooking({ usesMakeup, lesson, taken, sectionAssigned, misfits, terms, now }: FamilyBooking) {
  if (!(usesMakeup ? terms.canBookMakeups : terms.canBookLessons)) throw forbidden();
  if (!isBookable(lesson.startsAt, now, terms.bufferHours)) throw enrollmentErrors.too_late();
  if (terms.restrictsSections && !sectionAssigned) throw enrollmentErrors.section_not_bookable();
  checkSuits(misfits, terms.suitability);
  // A lesson without a maximum is not offered to families.
  if (!placesFree(lesson.maxEnrollment, taken)) throw enrollmentErrors.no_places();
}

/** Families are refused what does not suit, with the reason; what is missing to say so is told them, and they decide. */
export function checkSuits(misfits: readonly Misfit[], rules: SuitabilityRules) {
  const refusal = levelRefusal(misfits, rules);
  if (refusal) throw refusal;
}

/** As a family reads it; null where nothing speaks against it. */
export function levelRefusal(misfits: readonly Misfit[], rules: SuitabilityRules) {
  const misfit = refusedBy(misfits, rules);
  return misfit ? enrollmentErrors.level_does_not_fit(misfit.message) : null;
}
