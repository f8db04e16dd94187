import { forbidden } from '../../../platform/errors/refusal.js';
import { clashSentence, type DoubleBooking } from '../../scheduling/contracts.js';
import type { LessonFacts, StudentFacts, UsableMakeup } from './booking-facts.js';
import { enrollmentErrors } from './errors.js';
import { lessonMisfits, refusedBy, type Misfit, type SuitabilityRules } from './suitability.js';
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

export interface FamilyEnrolment {
  readonly student: StudentFacts;
  readonly lesson: Pick<LessonFacts, 'isCancelled' | 'startsAt' | 'maxEnrollment' | 'sectionId' | 'levels'>;
  /** The student has a place in the lesson. */
  readonly isIn: boolean;
  /** Where else she would be at that time. */
  readonly elsewhere: readonly DoubleBooking[];
  /** Places that are gone or kept for others. */
  readonly taken: number;
  readonly usesMakeup: boolean;
  readonly terms: FamilyBooking['terms'];
  readonly now: Date;
}

/** Nobody gets a place in these, staff neither. */
export function checkEnrollable({ lesson, student, isIn }: Pick<FamilyEnrolment, 'lesson' | 'student' | 'isIn'>) {
  if (lesson.isCancelled) throw enrollmentErrors.lesson_cancelled();
  if (!student.isActive) throw enrollmentErrors.student_inactive();
  if (isIn) throw enrollmentErrors.already_booked();
}

/** All that a family's booking of a lesson may be refused by, the same where it is only asked for. F09 F11 F21 R141-R143 */
export function checkFamilyEnrolment({ elsewhere, student, lesson, ...booking }: FamilyEnrolment) {
  checkEnrollable({ ...booking, lesson, student });
  const [twice] = elsewhere;
  if (twice) throw enrollmentErrors.rider_elsewhere(clashSentence(twice));
  const { terms } = booking;
  checkFamilyBooking({
    ...booking,
    lesson,
    misfits: lessonMisfits(student, lesson.levels, terms.suitability),
    sectionAssigned: student.bookableSections.includes(lesson.sectionId),
  });
}
