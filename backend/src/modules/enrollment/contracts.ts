/** What other modules may know of rosters. Which tables their queries may join is said by `publishes` in enrollment.module.ts. */
export { compensationUsed } from './domain/errors.js';
export { RELEASING_CODES, STATUS_NAMES, statusName, type StatusCode } from './domain/status.js';
export { lessonPerson } from './tables/lesson-person.entity.js';
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
