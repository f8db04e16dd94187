import type { DomainEvent, EventCatalogue } from '../../platform/event-store/event.js';
import { policyEvents, type AppliedPolicy, type PolicyEvent } from './policy-events.js';
import { registrationEvents, type RegistrationEvent } from './registration-events.js';
import { guestPlaceEvents, type GuestPlaceEvent } from './guest-events.js';
import { noShowEvents, type NoShowEvent } from './no-show-events.js';
import { waitingEvents, type WaitingEvent } from './waiting-events.js';

/** What happens to the lesson credit that covered the place; `none`: there was none. C04 C05 */
export type UnitOutcome = 'released' | 'used' | 'none';
/** restore_makeup: the makeup that covered the place is usable again; lower_invoice: less to pay on the open invoice. C05 C08 */
export type Compensation =
  | 'none'
  | 'makeup'
  | 'single_lesson'
  | 'credit'
  | 'refund'
  | 'lower_invoice'
  | 'restore_makeup';
/** Validity of what is issued, chosen by staff or from the barn's settings. */
export interface IssueDates {
  purchaseDate: string;
  makeupStartDate: string;
  expiryDate: string;
}
interface Place {
  lessonPersonId: string;
  lessonId: string;
  studentId: string;
}

export type StudentEnrolled = DomainEvent<
  'enrollment.StudentEnrolled',
  Place & {
    lessonDate: string;
    programId: string;
    horseId: string | null;
    /** The makeup used and the enrolment that it was issued for; null books as usual. C10 */
    makeup: { packageId: string; makeupOf: string } | null;
    notify: boolean;
    /** Key of the family's message; null also in events from before messages were recorded. R078 */
    messageId: string | null;
  }
>;
export type StudentRemoved = DomainEvent<'enrollment.StudentRemoved', Place & { notify: boolean }>;
/** Of a deleted lesson, before everybody and everything is taken out of it: who had a place still, and on which horses. */
export type RosterCleared = DomainEvent<
  'enrollment.RosterCleared',
  { lessonId: string; studentIds: readonly string[]; horseIds: readonly string[] }
>;
export type StudentCancelled = DomainEvent<
  'enrollment.StudentCancelled',
  Place & {
    code: string;
    by: 'barn' | 'staff' | 'family';
    lessonDate: string;
    lessonTitle: string;
    unit: UnitOutcome;
    compensation: Compensation;
    dates: IssueDates;
    /** Minor units refunded, credited or taken off the invoice; null in events from before amounts were recorded. */
    amountMinor: number | null;
    /** Of a refund, what had been paid by a credit: that is a credit again. C11 */
    creditMinor: number;
    /** Null in events from before this was recorded. E08 */
    paid: boolean | null;
    validUntil: string | null;
    /** An earlier cancellation of the same place, to be undone first. C07 */
    replaces: { code: string; unit: UnitOutcome; compensation: Compensation } | null;
    /** The barn's own policy, where one decided; null for the built-in one, and in events from before there were others. */
    policy: AppliedPolicy | null;
    notify: boolean;
    messageId: string | null;
  }
>;
/** The lesson has begun, and nobody took the place that a cancellation waited for: nothing is given for it. */
export type PlaceNotFilled = DomainEvent<'enrollment.PlaceNotFilled', Place & { notify: boolean }>;
/** The place is held again, because its lesson takes place after all; says what its cancellation had done. */
export type StudentReinstated = DomainEvent<
  'enrollment.StudentReinstated',
  Place & {
    runId: string;
    lessonDate: string;
    /** As the place stood before. */
    code: string;
    withLesson: boolean;
    unit: UnitOutcome;
    compensation: Compensation;
    notify: boolean;
  }
>;
export type HorseAssigned = DomainEvent<'enrollment.HorseAssigned', Place & { horseId: string | null }>;
export type AttendanceMarked = DomainEvent<
  'enrollment.AttendanceMarked',
  /** withLesson: by the lesson's completion or its undoing, together with all others. */
  Place & { code: string; isCancelled: boolean; unit: UnitOutcome; lessonDate: string; withLesson: boolean }
>;
/** The note of a place changed; its text is not in the log. */
export type PlaceNoted = DomainEvent<'enrollment.PlaceNoted', Place>;
export type PaidMarked = DomainEvent<'enrollment.PaidMarked', Place & { paid: boolean }>;
/** The family says that the rider comes, to the lesson as it then began. */
export type PlaceConfirmed = DomainEvent<'enrollment.PlaceConfirmed', Place & { startsAt: string }>;
/** `studentId` is whose place it is now. */
export type PlaceHandedOver = DomainEvent<'enrollment.PlaceHandedOver', Place & { formerStudentId: string }>;
interface HorseOfLesson {
  lessonHorseId: string;
  lessonId: string;
  horseId: string;
}
export type HorseAdded = DomainEvent<
  'enrollment.HorseAdded',
  HorseOfLesson & {
    /** Only because its rider's horse got tack: it leaves with its last rider. */
    withRider: boolean;
  }
>;
export type HorseRemoved = DomainEvent<'enrollment.HorseRemoved', HorseOfLesson>;
export type TackAssigned = DomainEvent<'enrollment.TackAssigned', HorseOfLesson & { tackId: string | null }>;

/** Staff went on although they were warned. Who or what is wanted twice or too much, and in which other lesson, by id. */
export type WarningsOverridden = DomainEvent<
  'enrollment.WarningsOverridden',
  {
    lessonId: string;
    warnings: { code: string; aboutId: string; elsewhereId: string | null }[];
    /** Of the remark that says why, where somebody gave a reason. */
    reasonId: string | null;
  }
>;

export type RosterEvent =
  | StudentEnrolled
  | StudentRemoved
  | RosterCleared
  | StudentCancelled
  | PlaceNotFilled
  | StudentReinstated
  | HorseAssigned
  | AttendanceMarked
  | PaidMarked
  | PlaceNoted
  | PlaceConfirmed
  | PlaceHandedOver
  | HorseAdded
  | HorseRemoved
  | TackAssigned
  | NoShowEvent;

const id = (n: number) => `01930000-0000-7000-8000-${String(n).padStart(12, '0')}`;
const place: Place = { lessonPersonId: id(1), lessonId: id(2), studentId: id(3) };
const horse: HorseOfLesson = { lessonHorseId: id(8), lessonId: id(2), horseId: id(5) };

export const enrollmentEvents: EventCatalogue<
  RosterEvent | WarningsOverridden | RegistrationEvent | WaitingEvent | GuestPlaceEvent | PolicyEvent
> = {
  ...waitingEvents,
  ...guestPlaceEvents,
  ...noShowEvents,
  'enrollment.StudentEnrolled': {
    version: 2,
    upcast: { 1: (data) => ({ ...data, messageId: null }) },
    meaning: 'A student has a place in a lesson.',
    example: {
      ...place,
      lessonDate: '2026-11-24',
      programId: id(4),
      horseId: id(5),
      makeup: { packageId: id(6), makeupOf: id(7) },
      notify: true,
      messageId: null,
    },
  },
  'enrollment.StudentRemoved': {
    version: 2,
    upcast: { 1: (data) => ({ ...data, notify: false }) },
    meaning: 'A student was taken out of a lesson as if never added.',
    example: { ...place, notify: true },
  },
  'enrollment.RosterCleared': {
    version: 1,
    meaning: 'A lesson was deleted with everybody and everything in it.',
    example: { lessonId: id(2), studentIds: [id(3)], horseIds: [id(5)] },
  },
  'enrollment.StudentCancelled': {
    version: 5,
    upcast: {
      1: (data) => ({ ...data, amountMinor: null }),
      2: (data) => ({ ...data, paid: null, validUntil: null }),
      3: (data) => ({ ...data, creditMinor: 0 }),
      4: (data) => ({ ...data, policy: null }),
    },
    meaning:
      'A place was cancelled, by the family, the staff or with the whole lesson; says what becomes of the unit and what is issued.',
    example: {
      ...place,
      code: 'CWM',
      by: 'staff',
      lessonDate: '2026-11-24',
      lessonTitle: 'Beginner group',
      unit: 'used',
      compensation: 'makeup',
      dates: { purchaseDate: '2026-11-20', makeupStartDate: '2026-11-10', expiryDate: '2026-12-24' },
      amountMinor: null,
      creditMinor: 0,
      paid: null,
      validUntil: null,
      replaces: null,
      policy: null,
      notify: true,
      messageId: null,
    },
  },
  'enrollment.PlaceNotFilled': {
    version: 1,
    meaning: 'A lesson began without anybody in the place that a cancellation waited for: nothing is given for it.',
    example: { ...place, notify: true },
  },
  'enrollment.StudentReinstated': {
    version: 1,
    meaning: 'A place is held again, because the cancellation of its whole lesson was taken back.',
    example: {
      ...place,
      runId: id(9),
      lessonDate: '2026-11-24',
      code: 'SCH',
      withLesson: false,
      unit: 'used',
      compensation: 'makeup',
      notify: true,
    },
  },
  'enrollment.HorseAssigned': {
    version: 1,
    meaning: 'A student rides this horse in this lesson, or none any more.',
    example: { ...place, horseId: id(5) },
  },
  'enrollment.AttendanceMarked': {
    version: 2,
    upcast: { 1: (data) => ({ ...data, withLesson: false }) },
    meaning: 'Attendance of a student was set, alone or with everybody in the lesson.',
    example: { ...place, code: 'COM', isCancelled: false, unit: 'used', lessonDate: '2026-11-24', withLesson: false },
  },
  'enrollment.PaidMarked': {
    version: 1,
    meaning: 'A place was marked paid or not paid, without a payment.',
    example: { ...place, paid: true },
  },
  'enrollment.PlaceNoted': {
    version: 1,
    meaning: 'What is written about a cancelled place has changed.',
    example: place,
  },
  'enrollment.PlaceConfirmed': {
    version: 1,
    meaning: 'The family confirmed that the rider comes.',
    example: { ...place, startsAt: '2026-11-24T21:00:00.000Z' },
  },
  'enrollment.PlaceHandedOver': {
    version: 1,
    meaning: 'A place belongs to another record of the same student, because the two were merged.',
    example: { ...place, formerStudentId: id(12) },
  },
  'enrollment.HorseAdded': {
    version: 2,
    upcast: { 1: (data) => ({ ...data, withRider: false }) },
    meaning: 'A horse was put into a lesson without a student.',
    example: { ...horse, withRider: false },
  },
  'enrollment.HorseRemoved': {
    version: 1,
    meaning: 'A horse was taken out of a lesson.',
    example: horse,
  },
  'enrollment.TackAssigned': {
    version: 1,
    meaning: 'A horse goes with this tack in a lesson, or with none any more.',
    example: { ...horse, tackId: id(9) },
  },
  'enrollment.WarningsOverridden': {
    version: 1,
    meaning: 'Somebody went on although the lesson was warned of.',
    example: {
      lessonId: id(2),
      warnings: [{ code: 'horse_double_booked', aboutId: id(5), elsewhereId: id(9) }],
      reasonId: id(10),
    },
  },
  ...policyEvents,
  ...registrationEvents,
};
