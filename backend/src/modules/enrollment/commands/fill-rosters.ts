import { command } from '../../../platform/event-store/command.js';
import { rosterStream } from '../domain/roster.js';
import type { HorseAdded, StudentEnrolled } from '../events.js';

/** A lesson that was just put on the calendar, and whom it begins with. */
export interface NewLesson {
  lessonId: string;
  date: string;
  programId: string;
  studentIds: readonly string[];
  horseIds: readonly string[];
  notify: boolean;
}

const distinct = (ids: readonly string[]) => [...new Set(ids)];

/** Everybody once, whoever planned it; whether they may was decided with the lesson. */
export const decideFilling = (
  { lessonId, date, programId, studentIds, horseIds, notify }: NewLesson,
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
    },
  })),
  ...distinct(horseIds).map((horseId): HorseAdded => ({
    type: 'enrollment.HorseAdded',
    data: { lessonHorseId: newId(), lessonId, horseId },
  })),
];

/** Begins the rosters of new lessons; a whole series in one go, without a question to the database. */
export const fillRosters = command('enrollment.FillRosters', async (barn, lessons: readonly NewLesson[]) => {
  for (const lesson of lessons) {
    const events = decideFilling(lesson, barn.newId);
    if (events.length) barn.begin(rosterStream, lesson.lessonId, events);
  }
});
