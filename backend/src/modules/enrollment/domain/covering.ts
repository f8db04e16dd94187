export interface PayablePlace {
  readonly lessonPersonId: string;
  readonly lessonId: string;
  readonly studentId: string;
  readonly lessonDate: string;
  readonly programId: string;
}

export interface PayingPackage {
  readonly studentId: string;
  readonly kind: string;
  readonly isTracked: boolean;
  readonly unitsLeft: number;
  readonly startDate: string;
  /** Null for a credit, which never expires and pays for a place only if chosen. */
  readonly expiryDate: string | null;
  readonly programs: readonly string[];
}

/** Makeups and credits are used only if chosen, so never here. C02 */
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
