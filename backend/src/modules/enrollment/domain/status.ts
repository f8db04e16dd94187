import { invalid } from '../../../platform/errors/refusal.js';
import type { Compensation, UnitOutcome } from '../events.js';

/** By stored code. C13 */
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

/** What a cancellation does to a covered place: the lesson credit stays used or goes back, and what is issued. C04 C05 C20 */
export const ACTIONS: Readonly<Record<CancelCode, Action>> = {
  CLC: USED,
  CNS: USED,
  CNM: USED,
  CNA: USED,
  BCNA: USED,
  CWP: RELEASED,
  BCAP: RELEASED,
  CAN: RELEASED,
  // The lesson credit is used in the lesson that the student moves to.
  RSC: RELEASED,
  CWM: { unit: 'used', compensation: 'makeup' },
  BCWM: { unit: 'used', compensation: 'makeup' },
  CWA: { unit: 'used', compensation: 'single_lesson' },
  BCWA: { unit: 'used', compensation: 'single_lesson' },
  CWR: { unit: 'used', compensation: 'refund' },
  BCWR: { unit: 'used', compensation: 'refund' },
  CWC: { unit: 'used', compensation: 'credit' },
};

/** Codes that return the lesson credit; all others, and none, use one. C04 C20 */
export const RELEASING_CODES = Object.entries(ACTIONS).flatMap(([code, { unit }]) =>
  unit === 'released' ? [code] : [],
);

/** For one student; CNM is set by the system only. C14 */
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
export const BARN_ACTIONS = ['BCWM', 'BCAP', 'BCWR', 'BCNA', 'BCWA'] as const satisfies readonly CancelCode[];
/** Codes that issue something are cancellations, not attendance. C21 */
export const ATTENDANCE_CODES = [
  'SCH',
  'COM',
  'CAN',
  'RSC',
  'CLC',
  'CNS',
  'CNA',
] as const satisfies readonly StatusCode[];

/** Was to ride and did not: the marks of somebody at the lesson. */
export const ABSENT_CODES = ['CLC', 'CNS'] as const satisfies readonly CancelCode[];

export type StudentAction = (typeof STUDENT_ACTIONS)[number];
export type BarnAction = (typeof BARN_ACTIONS)[number];
export type AttendanceCode = (typeof ATTENDANCE_CODES)[number];

const among =
  <Code extends string>(codes: readonly Code[]) =>
  (code: string | null | undefined): code is Code =>
    codes.includes(code as Code);
export const isStudentAction = among(STUDENT_ACTIONS);
export function checkStudentAction(code: string | null | undefined) {
  if (code && !isStudentAction(code))
    throw invalid('newEnrollStatus', `newEnrollStatus must be one of ${STUDENT_ACTIONS.join(', ')}`);
}
export const isBarnAction = among(BARN_ACTIONS);
/** Issues a package with its own dates: a makeup or a single lesson. R124 */
export const issuesPackages = (code: CancelCode) => ['makeup', 'single_lesson'].includes(ACTIONS[code].compensation);
export const isAttendanceCode = among(ATTENDANCE_CODES);
/** SCH, COM and an empty code hold the place. C21 */
export const isCancelCode = (code: string): code is CancelCode => code in ACTIONS;

/** If nothing was given in fact, the status reads "cancelled, no action". C06 */
export const GIVING_CODES = STUDENT_ACTIONS.filter((code) => ACTIONS[code].compensation !== 'none');
const gaveNothing = (code: string, given: Compensation | null) =>
  given === 'none' && (GIVING_CODES as readonly string[]).includes(code);

/** Whether a cancellation waits for its place to be filled again, or for what it waited. */
export const FILLINGS = ['waiting', 'filled', 'not_filled'] as const;
export type Filling = (typeof FILLINGS)[number];
/** What was filled has the name of what it gave. */
export const FILLING_NAMES: Readonly<Partial<Record<Filling, string>>> = {
  waiting: 'Waits for the place to be filled',
  not_filled: 'The place was not filled',
};

/** `given`: what the cancellation issued in fact, if known. */
export const statusName = (code: string, given: Compensation | null = null, filling: Filling | null = null) =>
  (filling && FILLING_NAMES[filling]) ?? codeName(code, given);
const codeName = (code: string, given: Compensation | null) =>
  gaveNothing(code, given)
    ? STATUS_NAMES.CNA
    : ((STATUS_NAMES as Record<string, string>)[code] ?? (code === '' ? STATUS_NAMES.SCH : code));
/** The barn's codes begin with B. R126 */
export const cancelLabel = (code: string, lessonIsCancelled = false) =>
  lessonIsCancelled || code.startsWith('B') ? 'Barn Cancel' : 'Student Cancel';
