import type { Level, LevelRange } from './suitability.js';
import type { Involvement } from './staff-limits.js';

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
  /** Which levels the section is for. */
  levels: LevelRange;
}

export interface StudentFacts {
  studentId: string;
  isActive: boolean;
  name: string;
  /** The level that counts. */
  level: Level | null;
  /** The student is of the caller's account, or linked to the caller where the barn restricts clients to staff. B03 */
  isKnown: boolean;
  /** Ids of the sections that the family may book for this student. B01 */
  bookableSections: string[];
}

/** A makeup whose lesson credit is unused. C10 */
export interface UsableMakeup {
  packageId: string;
  makeupOf: string;
  startDate: string;
  expiryDate: string;
}
