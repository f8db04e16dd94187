import type { Involvement } from './staff-limits.js';

/** What enrolling needs to know of a lesson. */
export interface LessonFacts extends Involvement {
  lessonId: string;
  seriesId: string | null;
  title: string;
  date: string;
  startsAt: Date;
  isCancelled: boolean;
  maxEnrollment: number | null;
  programId: string;
  sectionId: string;
}

export interface StudentFacts {
  studentId: string;
  isActive: boolean;
  /** The one who acts may know of them: of their own account, or linked to them where the barn says so. B03 */
  isKnown: boolean;
  /** Sections the family may book for this student. B01 */
  bookableSections: string[];
}

/** A makeup with its lesson credit still to be used. C10 */
export interface UsableMakeup {
  packageId: string;
  /** The missed enrolment it was issued for. */
  makeupOf: string;
  startDate: string;
  expiryDate: string;
}
