import type { BarnTransaction } from '../../../platform/event-store/barn-transaction.js';
import { command } from '../../../platform/event-store/command.js';
import { notFound, refuse } from '../../../platform/errors/refusal.js';
import { enabled } from '../../../platform/tenancy/barn-settings.js';
import { alreadyBooked, checkFamilyBooking, noSpots, placesFree, type FamilyBooking } from '../domain/booking-rules.js';
import { placeOf, placesTaken, rosterStream, type Roster } from '../domain/roster.js';
import { bookingTerms } from '../domain/settings.js';
import { checkMayAddStudents } from '../domain/staff-limits.js';
import type { StudentEnrolled } from '../events.js';
import { lessonFacts, type LessonFacts } from '../queries/lesson-facts.js';
import { studentFacts, type StudentFacts } from '../queries/student-facts.js';
import { usableMakeups, type UsableMakeup } from '../queries/usable-makeups.js';

export interface EnrolStudent {
  lessonId: string;
  studentId: string;
  /** Use a makeup if there is one; `makeupId` names which, by its package or by the missed lesson student. */
  useMakeup?: boolean;
  makeupId?: string;
  /** Staff may ask to be stopped by a full lesson; a family always is. F08 F11 */
  respectMaximum?: boolean;
}
export type Enrolment = Omit<EnrolStudent, 'lessonId'> & {
  lessonPersonId: string;
  by: 'staff' | 'family';
  lesson: LessonFacts;
  student: StudentFacts;
  makeups: readonly UsableMakeup[];
  terms: FamilyBooking['terms'];
  now: Date;
  notify: boolean;
};

const usable = ({ lesson, makeups, makeupId }: Enrolment) =>
  makeups.find(
    ({ packageId, makeupOf, startDate, expiryDate }) =>
      startDate <= lesson.date &&
      lesson.date <= expiryDate &&
      (!makeupId || makeupId === packageId || makeupId === makeupOf),
  );

/** Staff may go beyond the maximum; a family needs a free place, the barn's leave and enough time. F09 F11 R141-R143 */
export function decideEnrolment(enrolment: Enrolment, roster: Roster): StudentEnrolled[] {
  const { lesson, student, by, terms, now, lessonPersonId, notify, useMakeup = false } = enrolment;
  const taken = placesTaken(roster);
  if (lesson.isCancelled) throw refuse('lesson_cancelled', 'Lesson has already been cancelled');
  if (!student.isActive) throw refuse('student_inactive', 'This client is inactive.');
  if (placeOf(roster, student.studentId)) throw alreadyBooked();
  if (by === 'family')
    checkFamilyBooking({
      usesMakeup: useMakeup,
      lesson,
      taken,
      sectionAssigned: student.bookableSections.includes(lesson.sectionId),
      terms,
      now,
    });
  if (enrolment.respectMaximum && placesFree(lesson.maxEnrollment, taken) === 0) throw noSpots();
  const makeup = useMakeup ? usable(enrolment) : undefined;
  // Staff asked for a makeup "if available"; a family came to use one.
  if (useMakeup && !makeup && by === 'family') throw noSpots();
  const place = { lessonPersonId, lessonId: lesson.lessonId, studentId: student.studentId };
  return [
    {
      type: 'enrollment.StudentEnrolled',
      data: {
        ...place,
        lessonDate: lesson.date,
        programId: lesson.programId,
        horseId: null,
        makeup: makeup ? { packageId: makeup.packageId, makeupOf: makeup.makeupOf } : null,
        notify,
      },
    },
  ];
}

/** Whoever acts may put this student into this lesson at all. A family sees only its own members. */
export function checkMayEnrol(
  barn: Pick<BarnTransaction, 'actor'>,
  lesson: LessonFacts | undefined,
  student: StudentFacts | undefined,
): asserts student is StudentFacts {
  if (!lesson) throw notFound('The lesson');
  if (!student || (barn.actor.userType === 'STU' && !student.isOwn)) throw notFound('The client');
  checkMayAddStudents(barn.actor, lesson);
}

/** Gives a student a place in one lesson. Returns the new lesson student's id. */
export const enrolStudent = command('enrollment.EnrolStudent', async (barn, input: EnrolStudent) => {
  const [roster, [lesson], student, makeups] = await Promise.all([
    barn.load(rosterStream, input.lessonId),
    lessonFacts(barn.sql, barn.farmId, barn.actor, [input.lessonId]),
    studentFacts(barn.sql, barn.farmId, barn.actor, input.studentId),
    input.useMakeup ? usableMakeups(barn.sql, barn.farmId, input.studentId) : [],
  ]);
  if (!lesson) throw notFound('The lesson');
  checkMayEnrol(barn, lesson, student);
  const lessonPersonId = barn.newId();
  const by = barn.actor.userType === 'STU' ? 'family' : 'staff';
  const facts = {
    lessonPersonId,
    by,
    lesson,
    student,
    makeups,
    terms: bookingTerms(barn.settings),
    now: barn.now,
    notify: enabled(barn.settings, 'send_notifications'),
  } as const;
  barn.append(rosterStream, lesson.lessonId, decideEnrolment({ ...input, ...facts }, roster));
  return lessonPersonId;
});
