import { dayInWords, type OccupiedLesson } from '../../scheduling/contracts.js';
import type { Warning } from './warning.js';

/** When somebody of the staff does not work; why is nobody's business here. */
export interface Absence {
  readonly instructorId: string;
  readonly name: string;
  readonly startsAt: Date;
  readonly endsAt: Date;
  /** On the barn's clocks, of a part of a day; null: all of it. */
  readonly startTime: string | null;
  readonly endTime: string | null;
}

type Lesson = Pick<OccupiedLesson, 'lessonId' | 'date' | 'startsAt' | 'endsAt' | 'isCancelled' | 'uses'>;

const isDuring = (absence: Absence, { startsAt, endsAt }: Pick<Lesson, 'startsAt' | 'endsAt'>) =>
  absence.startsAt < endsAt && startsAt < absence.endsAt;

/** Whoever teaches or helps in a lesson although they are off then, each once; an all-day event is theirs, too. */
export function staffOffWarnings(lessons: readonly Lesson[], absences: readonly Absence[]): Warning[] {
  const byStaff = new Map<string, Absence[]>();
  for (const absence of absences)
    byStaff.set(absence.instructorId, [...(byStaff.get(absence.instructorId) ?? []), absence]);
  return lessons.flatMap((lesson) => {
    if (lesson.isCancelled) return [];
    return lesson.uses.flatMap(({ kind, id }) => {
      const off = kind === 'instructor' ? byStaff.get(id)?.find((absence) => isDuring(absence, lesson)) : undefined;
      return off ? [staffOff(lesson, off)] : [];
    });
  });
}

const staffOff = ({ lessonId, date }: Lesson, { instructorId, name, startTime, endTime }: Absence): Warning => ({
  code: 'instructor_off',
  message: `${name} is off on ${dayInWords(date)}${startTime === null ? '' : ` from ${startTime} to ${endTime}`}`,
  lessonId,
  aboutId: instructorId,
  aboutName: name,
  elsewhereId: null,
});
