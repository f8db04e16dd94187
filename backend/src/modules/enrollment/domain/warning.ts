import {
  clashCode,
  clashSentence,
  dayInWords,
  type DoubleBooking,
  type OccupiedLesson,
} from '../../scheduling/contracts.js';
import { lessonMisfits, type Level, type LevelRange, type SuitabilityRules } from './suitability.js';

/** What staff are told and may go on in spite of; a family is refused by it. F21 */
export interface Warning {
  /** `horse_double_booked`, `rider_double_booked` …, or which limit of a horse is passed: `horse_lessons_a_day` … */
  readonly code: string;
  /** One sentence with names and times. */
  readonly message: string;
  /** The lesson that it is about. */
  readonly lessonId: string;
  /** Who or what is wanted twice or too much: id of a horse, an instructor, a location or a student. */
  readonly aboutId: string;
  readonly aboutName: string;
  /** The other lesson, where the asker may know which it is. */
  readonly elsewhereId: string | null;
}

type Found = OccupiedLesson & { readonly isShown: boolean };

export const doubleBookingWarning = (twice: DoubleBooking<Found>): Warning => ({
  code: clashCode(twice),
  message: clashSentence(twice),
  lessonId: twice.lesson.lessonId,
  aboutId: twice.use.id,
  aboutName: twice.use.name,
  elsewhereId: twice.elsewhere.isShown ? twice.elsewhere.lessonId : null,
});

/** A lesson on a day on which the barn is closed. */
export const closedDayWarning = (lessonId: string, day: string, name: string): Warning => ({
  code: 'barn_closed',
  message: `The barn is closed on ${dayInWords(day)}: ${name}`,
  lessonId,
  aboutId: lessonId,
  aboutName: '',
  elsewhereId: null,
});

/** Two riders of one lesson on the same horse. */
export const horseShared = (lessonId: string, { horseId, name }: { horseId: string; name: string }): Warning => ({
  code: 'horse_shared',
  message: `${name} has another rider in this lesson`,
  lessonId,
  aboutId: horseId,
  aboutName: name,
  elsewhereId: null,
});

/** A rider whose level is not one of a lesson's, or is not known. */
export const levelWarnings = (
  { studentId, name, level }: { studentId: string; name: string; level: Level | null },
  { lessonId, levels }: { lessonId: string; levels: LevelRange },
  rules: SuitabilityRules,
): Warning[] =>
  lessonMisfits({ name, level }, levels, rules).map(({ code, message }) => ({
    code,
    message,
    lessonId,
    aboutId: studentId,
    aboutName: name,
    elsewhereId: null,
  }));
