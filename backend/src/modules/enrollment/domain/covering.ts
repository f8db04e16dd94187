/** A student's place in one lesson, which a package may pay for. */
export interface PayablePlace {
  readonly lessonPersonId: string;
  readonly lessonId: string;
  readonly studentId: string;
  readonly lessonDate: string;
  readonly programId: string;
}

/** A package as the question whether it pays looks at it. */
export interface PayingPackage {
  readonly studentId: string;
  readonly kind: string;
  readonly isTracked: boolean;
  readonly unitsLeft: number;
  readonly startDate: string;
  /** Null for a credit, which never lapses and never pays for a place by itself. */
  readonly expiryDate: string | null;
  /** The programs whose lessons it pays for; none means any. */
  readonly programs: readonly string[];
}

/** Whether a package pays for a place. Makeups and credits are used only when chosen. C02 */
export const covers = (
  { studentId, isTracked, kind, unitsLeft, programs, startDate, expiryDate }: PayingPackage,
  place: Pick<PayablePlace, 'studentId' | 'lessonDate' | 'programId'>,
) =>
  studentId === place.studentId &&
  isTracked &&
  unitsLeft > 0 &&
  (kind === 'package' || kind === 'adjustment') &&
  (programs.length === 0 || programs.includes(place.programId)) &&
  startDate <= place.lessonDate &&
  expiryDate !== null &&
  place.lessonDate <= expiryDate;
