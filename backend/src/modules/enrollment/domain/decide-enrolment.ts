import type { StudentEnrolled } from '../events.js';
import type { LessonFacts, StudentFacts, UsableMakeup } from './booking-facts.js';
import type { DoubleBooking } from '../../scheduling/contracts.js';
import {
  checkEnrollable,
  checkFamilyEnrolment,
  placesFree,
  usableMakeup,
  type FamilyBooking,
} from './booking-rules.js';
import { enrolled } from './enrolled.js';
import { enrollmentErrors } from './errors.js';
import { placeOf, placesTaken, type Roster } from './roster.js';

export interface Enrolment {
  lessonPersonId: string;
  by: 'staff' | 'family';
  lesson: LessonFacts;
  student: StudentFacts;
  /** `makeupId` is the makeup's package or the missed enrolment; without it, the first that is usable. */
  useMakeup?: boolean;
  makeupId?: string;
  makeups: readonly UsableMakeup[];
  /** Staff may ask to be stopped by a full lesson; families always are. F08 F11 */
  respectMaximum?: boolean;
  /** Free places that are kept for whoever waits for them; staff may give them away all the same. */
  held?: number;
  terms: FamilyBooking['terms'];
  elsewhere: readonly DoubleBooking[];
  now: Date;
  notify: boolean;
  messageId: string | null;
}

/** Staff may exceed the maximum and double-book; a family needs a free place and rider, permission and notice. F09 F11 F21 R141-R143 */
export function decideEnrolment(enrolment: Enrolment, roster: Roster): StudentEnrolled[] {
  const { lesson, student, by, terms, now, lessonPersonId, notify, useMakeup = false } = enrolment;
  const taken = placesTaken(roster) + (enrolment.held ?? 0);
  const isIn = placeOf(roster, student.studentId) !== undefined;
  if (by === 'family') {
    const { elsewhere } = enrolment;
    checkFamilyEnrolment({ student, lesson, isIn, elsewhere, taken, usesMakeup: useMakeup, terms, now });
  } else checkEnrollable({ student, lesson, isIn });
  if (enrolment.respectMaximum && placesFree(lesson.maxEnrollment, taken) === 0) throw enrollmentErrors.no_places();
  const makeup = useMakeup ? usableMakeup(enrolment.makeups, lesson.date, enrolment.makeupId) : undefined;
  // Staff use a makeup "if available"; for a family it is a condition.
  if (useMakeup && !makeup && by === 'family') throw enrollmentErrors.no_places();
  return [
    enrolled(lesson, {
      lessonPersonId,
      studentId: student.studentId,
      makeup: makeup ? { packageId: makeup.packageId, makeupOf: makeup.makeupOf } : null,
      notify,
      messageId: enrolment.messageId,
    }),
  ];
}
