import type { HorseAdded, StudentEnrolled } from '../events.js';
import { enrolled } from './enrolled.js';

export interface NewLesson {
  lessonId: string;
  date: string;
  programId: string;
  studentIds: readonly string[];
  horseIds: readonly string[];
  notify: boolean;
  messageId: string | null;
}

const distinct = (ids: readonly string[]) => [...new Set(ids)];

/** Duplicates count once. Permission was checked when the lesson was planned. */
export const decideInitialRoster = (
  { studentIds, horseIds, notify, messageId, ...lesson }: NewLesson,
  newId: () => string,
): (StudentEnrolled | HorseAdded)[] => [
  ...distinct(studentIds).map((studentId) =>
    enrolled(lesson, { lessonPersonId: newId(), studentId, notify, messageId }),
  ),
  ...distinct(horseIds).map((horseId): HorseAdded => ({
    type: 'enrollment.HorseAdded',
    data: { lessonHorseId: newId(), lessonId: lesson.lessonId, horseId, withRider: false },
  })),
];
