import { leftFor, type Remaining } from './left-for.js';
import { isOfKind, type LessonKind, type NamedKind } from './lesson-kind.js';

export interface PayablePlace {
  readonly lessonPersonId: string;
  readonly lessonId: string;
  readonly studentId: string;
  readonly lessonDate: string;
  readonly programId: string;
  /** Absent where no package asks for it. */
  readonly kind?: LessonKind;
}

export interface PayingPackage extends Remaining {
  readonly studentId: string;
  /** Riders of the family whose lessons it pays for, too. */
  readonly sharedWith?: readonly string[];
  readonly kind: string;
  readonly isTracked: boolean;
  readonly startDate: string;
  /** Null: it does not expire. */
  readonly expiryDate: string | null;
  /** None: lessons of every program. */
  readonly programs: readonly string[];
  /** Which lessons its product names; absent: of every kind. */
  readonly pays?: NamedKind;
}

/** Makeups and credits are used only if chosen, so never here. C02 */
export const covers = (
  { studentId, sharedWith, isTracked, kind, programs, pays, startDate, expiryDate, ...remaining }: PayingPackage,
  place: Pick<PayablePlace, 'studentId' | 'lessonDate' | 'programId' | 'kind'>,
) =>
  (studentId === place.studentId || sharedWith?.includes(place.studentId) === true) &&
  isTracked &&
  leftFor(remaining, place.lessonDate) > 0 &&
  (kind === 'package' || kind === 'adjustment') &&
  (programs.length === 0 || programs.includes(place.programId)) &&
  isOfKind(pays, place.kind) &&
  startDate <= place.lessonDate &&
  (expiryDate === null || place.lessonDate <= expiryDate);
