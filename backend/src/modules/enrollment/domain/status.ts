import { invalid } from '../../../platform/errors/refusal.js';
import type { Compensation, UnitOutcome } from '../events.js';

/** What a place in a lesson can be, by the code that is stored, and its name. C13 */
export const STATUS_NAMES = {
  SCH: 'Scheduled',
  COM: 'Completed',
  CAN: 'Cancelled',
  RSC: 'Rescheduled',
  CWM: 'Cancelled with makeup',
  CWP: 'Cancelled and added back to package',
  CLC: 'Late cancel',
  CNS: 'No show',
  CNA: 'Cancelled, no action',
  CWC: 'Cancel with invoice credit',
  CNM: 'Student cancel, insufficient notice',
  CWR: 'Cancelled with refund',
  CWA: 'Cancelled with single-lesson package',
  BCWM: 'Barn Cancel',
  BCAP: 'Barn Cancel',
  BCWR: 'Barn Cancel',
  BCNA: 'Barn Cancel',
  BCWA: 'Barn Cancel',
} as const;

export type StatusCode = keyof typeof STATUS_NAMES;
export type AttendedCode = 'SCH' | 'COM';
export type CancelCode = Exclude<StatusCode, AttendedCode>;
type Action = {
  readonly unit: Exclude<UnitOutcome, 'none'>;
  readonly compensation: Exclude<Compensation, 'restore_makeup'>;
};

const USED: Action = { unit: 'used', compensation: 'none' };
const RELEASED: Action = { unit: 'released', compensation: 'none' };

/** What each cancellation does to a covered place: the unit stays used or goes back, and something may be issued. C04 C05 C20 */
export const ACTIONS: Readonly<Record<CancelCode, Action>> = {
  CLC: USED,
  CNS: USED,
  CNM: USED,
  CNA: USED,
  BCNA: USED,
  CWP: RELEASED,
  BCAP: RELEASED,
  CAN: RELEASED,
  // The student rides in another lesson, where the unit is used instead.
  RSC: RELEASED,
  CWM: { unit: 'used', compensation: 'makeup' },
  BCWM: { unit: 'used', compensation: 'makeup' },
  CWA: { unit: 'used', compensation: 'single_lesson' },
  BCWA: { unit: 'used', compensation: 'single_lesson' },
  CWR: { unit: 'used', compensation: 'refund' },
  BCWR: { unit: 'used', compensation: 'refund' },
  CWC: { unit: 'used', compensation: 'credit' },
};

/** Codes whose unit goes back; every other code, and none, uses one. C04 C20 */
export const RELEASING_CODES = Object.entries(ACTIONS).flatMap(([code, { unit }]) =>
  unit === 'released' ? [code] : [],
);

/** What staff may choose when one student cancels; CNM is the system's alone. C14 */
export const STUDENT_ACTIONS = [
  'CLC',
  'CNS',
  'CWP',
  'CNA',
  'CWR',
  'CWA',
  'CWM',
  'CWC',
] as const satisfies readonly CancelCode[];
/** What staff may choose when the barn cancels the whole lesson. */
export const BARN_ACTIONS = ['BCWM', 'BCAP', 'BCWR', 'BCNA', 'BCWA'] as const satisfies readonly CancelCode[];
/** What attendance may be set to. What issues something is a cancellation, not an attendance. C21 */
export const ATTENDANCE_CODES = [
  'SCH',
  'COM',
  'CAN',
  'RSC',
  'CLC',
  'CNS',
  'CNA',
] as const satisfies readonly StatusCode[];

export type StudentAction = (typeof STUDENT_ACTIONS)[number];
export type BarnAction = (typeof BARN_ACTIONS)[number];
export type AttendanceCode = (typeof ATTENDANCE_CODES)[number];

const among =
  <Code extends string>(codes: readonly Code[]) =>
  (code: string | null | undefined): code is Code =>
    codes.includes(code as Code);
export const isStudentAction = among(STUDENT_ACTIONS);
/** Staff chose something that one student's cancellation cannot be, such as a code of the barn. C14 */
export function checkStudentAction(code: string | null | undefined) {
  if (code && !isStudentAction(code))
    throw invalid('newEnrollStatus', `newEnrollStatus must be one of ${STUDENT_ACTIONS.join(', ')}`);
}
export const isBarnAction = among(BARN_ACTIONS);
/** Hands out packages with dates of their own: a makeup or a single lesson. R124 */
export const issuesPackages = (code: CancelCode) => ['makeup', 'single_lesson'].includes(ACTIONS[code].compensation);
export const isAttendanceCode = among(ATTENDANCE_CODES);
/** SCH, COM and empty hold a place; everything else gave it up. C21 */
export const isCancelCode = (code: string): code is CancelCode => code in ACTIONS;

/** Codes by which something is given. Where nothing was, the place is called what it is: cancelled, no action. C06 */
export const GIVING_CODES = STUDENT_ACTIONS.filter((code) => ACTIONS[code].compensation !== 'none');
const gaveNothing = (code: string, given: Compensation | null) =>
  given === 'none' && (GIVING_CODES as readonly string[]).includes(code);

/** `given`: what a cancelled place was in fact given, where that is known. */
export const statusName = (code: string, given: Compensation | null = null) =>
  gaveNothing(code, given)
    ? STATUS_NAMES.CNA
    : ((STATUS_NAMES as Record<string, string>)[code] ?? (code === '' ? STATUS_NAMES.SCH : code));
/** Codes of the barn begin with B. R126 */
export const cancelLabel = (code: string, lessonIsCancelled = false) =>
  lessonIsCancelled || code.startsWith('B') ? 'Barn Cancel' : 'Student Cancel';
