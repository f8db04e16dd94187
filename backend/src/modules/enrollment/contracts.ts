/**
 * What other modules may know of rosters. Tables that may be joined in queries: `lesson_person`, `lesson_horse`, and `remark` for a
 * cancellation note (subject_id = lesson_person_id).
 */
export { STATUS_NAMES, statusName, type StatusCode } from './domain/status.js';
export type {
  AttendanceMarked,
  Compensation,
  HorseAdded,
  HorseAssigned,
  IssueDates,
  PaidMarked,
  RosterEvent,
  StudentCancelled,
  StudentEnrolled,
  StudentRemoved,
  UnitOutcome,
} from './events.js';
