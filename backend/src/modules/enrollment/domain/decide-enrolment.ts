import type { StudentEnrolled } from '../events.js';
import type { LessonFacts, StudentFacts, UsableMakeup } from './booking-facts.js';
import { clashSentence, type DoubleBooking } from '../../scheduling/contracts.js';
import { checkFamilyBooking, placesFree, usableMakeup, type FamilyBooking } from './booking-rules.js';
import { enrollmentErrors } from './errors.js';
import { placeOf, placesTaken, type Roster } from './roster.js';

export interface Enrolment {
  lessonPersonId: string;
  by: 'staff' | 'family';
  lesson: LessonFacts;
  student: StudentFacts;
  /** Use a makeup if there is one; `makeupId` names which, by its package or by the missed enrolment. */
  useMakeup?: boolean;
  makeupId?: string;
  makeups: readonly UsableMakeup[];
  /** Staff may ask to be stopped by a full lesson; a family always is. F08 F11 */
  respectMaximum?: boolean;
  terms: FamilyBooking['terms'];
  /** Lessons in which the student rides at the same time. F21 */
  elsewhere: readonly DoubleBooking[];
  now: Date;
  notify: boolean;
  messageId: string | null;
}

/**
 * Staff may go beyond the maximum and book a rider twice; a family needs a free place and a free rider, the barn's leave and enough time.
 * F09 F11 F21 R141-R143
 */
export function decideEnrolment(enrolment: Enrolment, roster: Roster): StudentEnrolled[] {
  const { lesson, student, by, terms, now, lessonPersonId, notify, useMakeup = false } = enrolment;
  const taken = placesTaken(roster);
  if (lesson.isCancelled) throw enrollmentErrors.lesson_cancelled();
  if (!student.isActive) throw enrollmentErrors.student_inactive();
  if (placeOf(roster, student.studentId)) throw enrollmentErrors.already_booked();
  const [twice] = enrolment.elsewhere;
  if (by === 'family' && twice) throw enrollmentErrors.rider_elsewhere(clashSentence(twice));
  if (by === 'family')
    checkFamilyBooking({
      usesMakeup: useMakeup,
      lesson,
      taken,
      sectionAssigned: student.bookableSections.includes(lesson.sectionId),
      terms,
      now,
    });
  if (enrolment.respectMaximum && placesFree(lesson.maxEnrollment, taken) === 0) throw enrollmentErrors.no_places();
  const makeup = useMakeup ? usableMakeup(enrolment.makeups, lesson.date, enrolment.makeupId) : undefined;
  // Staff asked for a makeup "if available"; a family came to use one.
  if (useMakeup && !makeup && by === 'family') throw enrollmentErrors.no_places();
  return [
    {
      type: 'enrollment.StudentEnrolled',
      data: {
        lessonPersonId,
        lessonId: lesson.lessonId,
        studentId: student.studentId,
        lessonDate: lesson.date,
        programId: lesson.programId,
        horseId: null,
        makeup: makeup ? { packageId: makeup.packageId, makeupOf: makeup.makeupOf } : null,
        notify,
        messageId: enrolment.messageId,
      },
    },
  ];
}
