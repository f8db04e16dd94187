import { command } from '../../../platform/event-store/command.js';
import { notFound, refuse } from '../../../platform/errors/refusal.js';
import { enabled } from '../../../platform/tenancy/barn-settings.js';
import { alreadyBooked } from '../domain/booking-rules.js';
import { placeOf, rosterStream, type Roster } from '../domain/roster.js';
import { checkMayAddStudents } from '../domain/staff-limits.js';
import type { StudentEnrolled } from '../events.js';
import { futureLessonFacts, type LessonFacts } from '../queries/lesson-facts.js';
import { studentFacts, type StudentFacts } from '../queries/student-facts.js';
import { checkMayEnrol } from './enrol-student.js';

export interface EnrolInSeries {
  lessonId: string;
  studentId: string;
}
export interface SeriesEnrolment {
  student: StudentFacts;
  /** The chosen lesson first. */
  lessons: readonly (LessonFacts & { lessonPersonId: string })[];
  notify: boolean;
}

/** A place in the chosen lesson and in each later one of its series that still takes place; where the student already is, nothing. */
export function decideSeriesEnrolment(
  { student, lessons, notify }: SeriesEnrolment,
  rosters: ReadonlyMap<string, Roster>,
): StudentEnrolled[] {
  if (lessons[0]?.isCancelled) throw refuse('lesson_cancelled', 'Lesson has already been cancelled');
  if (!student.isActive) throw refuse('student_inactive', 'This client is inactive.');
  const open = lessons.filter(({ lessonId, isCancelled }) => {
    const roster = rosters.get(lessonId);
    return !isCancelled && !(roster && placeOf(roster, student.studentId));
  });
  if (open.length === 0) throw alreadyBooked();
  return open.map(({ lessonId, lessonPersonId, date, programId }, index) => ({
    type: 'enrollment.StudentEnrolled',
    // One message for the whole series.
    data: {
      lessonPersonId,
      lessonId,
      studentId: student.studentId,
      lessonDate: date,
      programId,
      horseId: null,
      makeup: null,
      notify: notify && index === 0,
    },
  }));
}

/** Enrols for a lesson and all later ones of its series. Returns the new lesson students' ids. */
export const enrolInSeries = command(
  'enrollment.EnrolInSeries',
  async (barn, { lessonId, studentId }: EnrolInSeries) => {
    const [lessons, student] = await Promise.all([
      futureLessonFacts(barn.sql, barn.farmId, barn.actor, lessonId),
      studentFacts(barn.sql, barn.farmId, barn.actor, studentId),
    ]);
    if (!lessons[0]) throw notFound('The lesson');
    checkMayEnrol(barn, lessons[0], student);
    for (const lesson of lessons) checkMayAddStudents(barn.actor, lesson);
    const rosters = await barn.loadAll(
      rosterStream,
      lessons.map((lesson) => lesson.lessonId),
    );
    const places = lessons.map((lesson) => ({ ...lesson, lessonPersonId: barn.newId() }));
    const events = decideSeriesEnrolment(
      { student, lessons: places, notify: enabled(barn.settings, 'send_notifications') },
      rosters,
    );
    for (const event of events) barn.append(rosterStream, event.data.lessonId, [event]);
    return events.map((event) => event.data.lessonPersonId);
  },
);
