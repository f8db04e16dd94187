/** For other modules. The tables that their queries may join stand under `publishes` in enrollment.module.ts. */
export { AddHorse } from './commands/add-horse.js';
export { BookDates } from './commands/book-dates.js';
export { AssignTack } from './commands/assign-tack.js';
export { EnrolStudent } from './commands/enrol-student.js';
export { FreeGuestPlace, KeepGuestPlace } from './commands/keep-guest-place.js';
export type { Keeping } from './domain/decide-guest-place.js';
export type { GuestPlaceEnd, GuestPlaceFreed } from './guest-events.js';
export { askedLessons } from './queries/guest-places.js';
export { DeregisterStudent } from './commands/deregister-student.js';
export { OpenRegistration } from './commands/open-registration.js';
export { ReleasePlaces } from './commands/release-places.js';
export { RegisterStudents } from './commands/register-students.js';
export { RemoveHorse } from './commands/remove-horse.js';
export { levelRefusal, usableMakeup } from './domain/booking-rules.js';
export { consequenceOf, type Cancelled, type Consequence } from './domain/consequence.js';
export { covers, type PayablePlace, type PayingPackage } from './domain/covering.js';
export { COVERAGES, coverageWords, leftFor, usedBy, type Coverage, type Remaining } from './domain/left-for.js';
export {
  HORSES_OF,
  namesKind,
  PRICE_CLASSES,
  type HorsesOf,
  type LessonKind,
  type NamedKind,
  type PriceClass,
} from './domain/lesson-kind.js';
export { isBookable, isInsideNotice } from './domain/notice-hours.js';
export { lessonValue } from './domain/lesson-value.js';
export { LessonPreviewReply } from './http/enrollment.replies.js';
export { PreviewLessonCancellation } from './queries/preview-lesson-cancellation.js';
export { policyAnnouncement } from './queries/policy-announcement.js';
export { packagePaid, placePaid } from './queries/paid.js';
export type { Look } from './queries/occupied-lessons.js';
export { overriddenIn, reasonOf, type Overridden } from './queries/overridden.js';
export { overriddenWords } from './domain/overridden-words.js';
export { isDaytime } from './domain/daytime.js';
export { lessonsInWords, type DayWords, type NamedLessons } from './domain/lessons-in-words.js';
export { noShowReleaseMailId } from './domain/no-show-release.js';
export { strikesOf } from './facts/strikes.js';
export type { NoShowReleaseAnnounced, NoShowsReleased } from './no-show-events.js';
export { decidedSentence, policySentence, promisedSentence } from './domain/policy-words.js';
export type { PolicyWritten } from './policy-events.js';
export { horseDays, type HorseDays } from './queries/horse-days.js';
export { awayDuring, staffOffWarnings, type StaffTimes } from './domain/staff-off-warnings.js';
export {
  findWarnings,
  findWarningsSingly,
  horsesAtWork,
  only,
  staffAtWork,
  staffTimesOf,
  type Wanted,
  type WantedUses,
} from './queries/warnings.js';
export { findMisfits, misfitWarnings, ridesOf, ridesOn, ridersIn, suitedRides } from './queries/misfits.js';
export { levelOf, rangeOf } from './facts/level-columns.js';
export { bookingTerms, suitabilityRules } from './domain/terms.js';
export {
  lessonMisfits,
  refusedBy,
  verdictOf,
  type LevelledRider,
  type LevelRange,
  type SuitabilityRules,
  type Verdict,
} from './domain/suitability.js';
export { grantable } from './domain/grantable.js';
export type { Warning } from './domain/warning.js';
export { toWarningReply, WarningReply } from './http/warning-reply.js';
export { riderLessons } from './queries/rider-lessons.js';
export { studentFacts } from './facts/student-facts.js';
export { findPlacesHeld, placesHeld, riderWaiting } from './queries/places-held.js';
export { MOST_DATES } from './domain/decide-dates-booking.js';
export { datesToBook, type BookableDate } from './queries/series-dates.js';
export { usableMakeups } from './queries/usable-makeups.js';
export { PreviewLeaving, type LeavingPreview } from './queries/preview-leaving.js';
export { BeginNextSeason } from './commands/begin-next-season.js';
export { JoinSessionList } from './commands/join-session-list.js';
export { OrderSessionList } from './commands/order-session-list.js';
export { SetSessionPlaces } from './commands/set-session-places.js';
export { OfferSessionPlace } from './commands/offer-session-place.js';
export { MOST_WAITING } from './domain/decide-joining.js';
export { passedOver } from './domain/passed-over.js';
export { LeaveSessionList } from './commands/leave-session-list.js';
export { SEASON_RIDERS, type SeasonPlan, type SeasonRiders } from './domain/season-plan.js';
export { PreviewNextSeason } from './queries/preview-next-season.js';
export { AnswerRegistration } from './commands/answer-registration.js';
export { ageRefusal, agesInWords, shareOf, type Share } from './domain/registration-terms.js';
export { sessionsOf, sessionTitle, type SessionOfStudent } from './queries/registration-facts.js';
export { lessonKind, lessonKinds, type KindOfLesson } from './queries/lesson-kind.js';
export { isWaiting, waitingPlaces } from './queries/waiting-places.js';
export {
  ABSENT_CODES,
  FILLING_NAMES,
  FILLINGS,
  GIVING_CODES,
  RELEASING_CODES,
  STATUS_NAMES,
  statusName,
  type Filling,
  type StatusCode,
} from './domain/status.js';
export { answerLink, type Answer } from './answer-links.js';
export { lessonPerson } from './tables/lesson-person.entity.js';
export type {
  AttendanceMarked,
  Compensation,
  HorseAdded,
  HorseAssigned,
  HorseRemoved,
  IssueDates,
  PaidMarked,
  PlaceNotFilled,
  PlaceNoted,
  RosterEvent,
  StudentCancelled,
  StudentEnrolled,
  StudentReinstated,
  StudentRemoved,
  TackAssigned,
  UnitOutcome,
  WarningsOverridden,
} from './events.js';
export type { RegistrationAnswered, RegistrationAsked, SeasonAnnounced } from './registration-events.js';
export type { OfferWithdrawn, PlaceOffered, WaitingEnded } from './waiting-events.js';
/** Answered by the modules above. */
export * as askedByEnrollment from './lookups.js';
