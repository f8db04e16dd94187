import type { HorseAdded, StudentEnrolled } from '../events.js';

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
  { lessonId, date, programId, studentIds, horseIds, notify, messageId }: NewLesson,
  newId: () => string,
): (StudentEnrolled | HorseAdded)[] => [
  ...distinct(studentIds).map((studentId): StudentEnrolled => ({
    type: 'enrollment.StudentEnrolled',
    data: {
      lessonPersonId: newId(),
      lessonId,
      studentId,
      lessonDate: date,
      programId,
      horseId: null,
      makeup: null,
      notify,
      messageId,
    },
  })),
  ...distinct(horseIds).map((horseId): HorseAdded => ({
    type: 'enrollment.HorseAdded',
    data: { lessonHorseId: newId(), lessonId, horseId, withRider: false },
  })),
];
