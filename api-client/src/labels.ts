import type { Input } from './contract';
import { attendanceStatusNames, enrollmentStatusNames } from './generated/labels';

export {
  enquirySubjectNames,
  enquiryWishNames,
  enrollmentStatusNames,
  ridingExperienceNames,
} from './generated/labels';
export type EnrollmentStatus = keyof typeof enrollmentStatusNames;

export type AttendanceStatus = keyof typeof attendanceStatusNames;
/** Other statuses are set by the system or for the whole lesson. */
export const isAttendanceStatus = (code: string): code is AttendanceStatus =>
  Object.hasOwn(attendanceStatusNames, code);

type BarnCancellation = Input<'lessons/cancel'>;
type Choice<Code> = { readonly code: NonNullable<Code>; readonly label: string };

/** When one student cancels, in the order offered. */
export const studentCancelActions = [
  { code: 'CWP', label: 'Add back to package' },
  { code: 'CWM', label: 'Issue makeup' },
  { code: 'CWA', label: 'Issue single-lesson package' },
  { code: 'CWC', label: 'Issue credit' },
  { code: 'CWR', label: 'Refund payment' },
  { code: 'CLC', label: 'Late cancel' },
  { code: 'CNS', label: 'No show' },
  { code: 'CNA', label: 'No action' },
] as const satisfies readonly Choice<EnrollmentStatus>[];

export type StudentCancelAction = (typeof studentCancelActions)[number]['code'];

export const barnCancelActions = [
  { code: 'BCNA', label: 'No action' },
  { code: 'BCAP', label: 'Add back to package' },
  { code: 'BCWM', label: 'Issue makeup' },
  { code: 'BCWA', label: 'Issue single-lesson package' },
  { code: 'BCWR', label: 'Refund payment' },
] as const satisfies readonly Choice<BarnCancellation['cancelAction']>[];

export type BarnCancelAction = (typeof barnCancelActions)[number]['code'];

export const barnCancelReasons = [
  { code: 'WEA', label: 'Weather' },
  { code: 'INS', label: 'Instructor illness' },
  { code: 'PAN', label: 'Pandemic restrictions' },
  { code: 'HOL', label: 'Holiday' },
  { code: 'HRS', label: 'Horse off work' },
  { code: 'OTH', label: 'Other' },
] as const satisfies readonly Choice<BarnCancellation['cancelReason']>[];

export type BarnCancelReason = (typeof barnCancelReasons)[number]['code'];

export const needsMakeupDates = (code: string): boolean => ['CWM', 'CWA', 'BCWM', 'BCWA'].includes(code);

/** The barn's codes begin with B. R126 */
export const cancelLabel = (code: string): 'Barn Cancel' | 'Student Cancel' =>
  code.startsWith('B') ? 'Barn Cancel' : 'Student Cancel';

/** An unknown code is shown as it is. */
export const statusName = (code: string | null | undefined): string => {
  if (!code) return enrollmentStatusNames.SCH;
  const names: Readonly<Record<string, string>> = enrollmentStatusNames;
  return names[code] ?? code;
};
