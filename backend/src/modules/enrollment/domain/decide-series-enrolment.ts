import type { StudentEnrolled } from '../events.js';
import type { LessonFacts, StudentFacts } from './booking-facts.js';
import { enrolled } from './enrolled.js';
import { enrollmentErrors } from './errors.js';
import { placeOf, type Roster } from './roster.js';

export interface SeriesEnrolment {
  student: StudentFacts;
  /** The chosen lesson first. */
  lessons: readonly (LessonFacts & { lessonPersonId: string })[];
  notify: boolean;
}

/** Skips cancelled lessons and those in which the student already has a place. */
export function decideSeriesEnrolment(
  { student, lessons, notify }: SeriesEnrolment,
  rosters: ReadonlyMap<string, Roster>,
): StudentEnrolled[] {
  if (lessons[0]?.isCancelled) throw enrollmentErrors.lesson_cancelled();
  if (!student.isActive) throw enrollmentErrors.student_inactive();
  const open = lessons.filter(({ lessonId, isCancelled }) => {
    const roster = rosters.get(lessonId);
    return !isCancelled && !(roster && placeOf(roster, student.studentId));
  });
  if (open.length === 0) throw enrollmentErrors.already_booked();
  return open.map((lesson, index) =>
    enrolled(lesson, {
      lessonPersonId: lesson.lessonPersonId,
      studentId: student.studentId,
      notify: notify && index === 0,
      messageId: null,
    }),
  );
}
