import type { Cancellation, CancellationTerms, Cover } from '../domain/cancellation-policy.js';
import type { FamilyBooking } from '../domain/booking-rules.js';
import type { AttendanceMarked, IssueDates, RosterEvent, StudentCancelled, StudentEnrolled } from '../events.js';
import { rosterStream, type Roster } from '../domain/roster.js';
import type { SuitabilityRules } from '../domain/suitability.js';
import { stateAfter } from '../../../platform/event-store/stream.js';
import type { LessonFacts, StudentFacts } from '../domain/booking-facts.js';
import type { PlaceFacts } from '../domain/place-facts.js';

// Builders for specs: a valid thing in one call, with only what matters to the rule said.
export const LESSON = 'lesson-1';
export const TODAY = '2026-11-20';
/** Tuesday 24 November 2026, 16:00 in Toronto. */
export const STARTS_AT = new Date('2026-11-24T21:00:00Z');
export const LONG_BEFORE = new Date('2026-11-20T14:00:00Z');
export const hoursBefore = (hours: number) => new Date(STARTS_AT.getTime() - hours * 3_600_000);
export const DATES: IssueDates = { purchaseDate: TODAY, makeupStartDate: '2026-11-10', expiryDate: '2026-12-24' };

export const given = (...history: RosterEvent[]): Roster => stateAfter(rosterStream, history);
/** Facts as a lookup returns them: by lesson student. */
export const byPlace = (...places: PlaceFacts[]): ReadonlyMap<string, PlaceFacts> =>
  new Map(places.map((some) => [some.lessonPersonId, some]));
const place = (who: string) => ({ lessonPersonId: `place-of-${who}`, lessonId: LESSON, studentId: who });

export const enrolled = (who: string, data: Partial<StudentEnrolled['data']> = {}): StudentEnrolled => ({
  type: 'enrollment.StudentEnrolled',
  data: {
    ...place(who),
    lessonDate: '2026-11-24',
    programId: 'program',
    horseId: null,
    makeup: null,
    notify: true,
    messageId: null,
    ...data,
  },
});
export const cancelled = (who: string, data: Partial<StudentCancelled['data']> = {}): StudentCancelled => ({
  type: 'enrollment.StudentCancelled',
  data: {
    ...place(who),
    code: 'CWP',
    by: 'staff',
    lessonDate: '2026-11-24',
    lessonTitle: 'Beginner group',
    unit: 'released',
    compensation: 'none',
    dates: DATES,
    amountMinor: 0,
    creditMinor: 0,
    paid: true,
    validUntil: null,
    replaces: null,
    policy: null,
    notify: true,
    messageId: null,
    ...data,
  },
});
export const marked = (who: string, code: string, data: Partial<AttendanceMarked['data']> = {}): AttendanceMarked => ({
  type: 'enrollment.AttendanceMarked',
  data: { ...place(who), code, isCancelled: false, unit: 'used', lessonDate: '2026-11-24', withLesson: false, ...data },
});
export const removed = (who: string): RosterEvent => ({
  type: 'enrollment.StudentRemoved',
  data: { ...place(who), notify: false },
});

export const TERMS: CancellationTerms = {
  noticeHours: 24,
  clientDefault: 'CWP',
  lessonDefault: 'BCNA',
  makeup: { expiryDays: 30, startBeforeDays: 14 },
  taxPercent: 0.13,
  taxIncluded: false,
};
type Covered = Exclude<Cover, { kind: 'nothing' }>;
const packaged: Covered = {
  kind: 'package',
  productName: '10 group lessons',
  ownerName: null,
  remain: 3,
  left: 3,
  flat: null,
  expiryDate: '2027-03-20',
  paid: true,
  valueMinor: 5085,
  byCreditMinor: 0,
  isGivenBack: false,
  owedMinor: 0,
  isReturned: false,
};
export const PACKAGE: Cover = packaged;
export const packageWith = (facts: Partial<Covered>): Cover => ({
  ...packaged,
  left: facts.remain === undefined ? packaged.left : (facts.remain ?? 0),
  ...facts,
});
export const MAKEUP: Cover = {
  kind: 'makeup',
  productName: 'Makeup lesson',
  ownerName: null,
  remain: 0,
  left: 0,
  flat: null,
  expiryDate: '2026-12-31',
  paid: true,
  valueMinor: 0,
  byCreditMinor: 0,
  isGivenBack: false,
  owedMinor: 0,
  isReturned: false,
};
export const UNPAID: Cover = { kind: 'nothing', paid: false, valueMinor: 0 };
export const PAID: Cover = { kind: 'nothing', paid: true, valueMinor: 5650 };
export const cancellation = (facts: Partial<Cancellation> = {}): Cancellation => ({
  by: 'staff',
  lesson: { date: '2026-11-24', startsAt: STARTS_AT },
  cover: PACKAGE,
  now: LONG_BEFORE,
  today: TODAY,
  terms: TERMS,
  ...facts,
});

export const lesson = (facts: Partial<LessonFacts> = {}): LessonFacts => ({
  lessonId: LESSON,
  seriesId: null,
  title: 'Beginner group',
  date: '2026-11-24',
  startsAt: STARTS_AT,
  isCancelled: false,
  maxEnrollment: 4,
  programId: 'program',
  sectionId: 'section',
  levels: { from: null, to: null },
  isMainInstructor: false,
  isExtraStaff: false,
  ...facts,
});
export const student = (studentId: string, facts: Partial<StudentFacts> = {}): StudentFacts => ({
  studentId,
  isActive: true,
  name: studentId,
  level: null,
  isKnown: true,
  bookableSections: [],
  ...facts,
});
export const NOT_ASKED: SuitabilityRules = { isAsked: false, needsLevel: false, share: 20, tack: 10 };
export const BOOKING_TERMS: FamilyBooking['terms'] = {
  canBookLessons: true,
  canBookMakeups: true,
  bufferHours: 0,
  restrictsSections: false,
  suitability: NOT_ASKED,
};
export const placeFacts = (who: string, facts: Partial<PlaceFacts> = {}): PlaceFacts => ({
  ...place(who),
  firstName: 'Anna',
  name: 'Anna Rent',
  isKnown: true,
  code: 'SCH',
  isCancelled: false,
  unit: null,
  compensation: null,
  waitsForFilling: false,
  note: null,
  paid: false,
  date: '2026-11-24',
  startsAt: STARTS_AT,
  title: 'Beginner group',
  seriesId: null,
  lessonIsCancelled: false,
  packageId: 'ten',
  paymentId: 'payment',
  packageKind: 'package',
  productName: '10 group lessons',
  ownerName: null,
  remain: 3,
  packageCoverage: 'lessons',
  packagePerWeek: null,
  packageUsedOn: [],
  expiryDate: '2027-03-20',
  packagePaid: true,
  invoiceIsPaid: false,
  isReturned: false,
  owedMinor: 0,
  priceMinor: 45000,
  taxPercent: 0.13,
  taxIncluded: false,
  startCount: 10,
  givenUnits: 0,
  givenMinor: 0,
  leftMinor: 50_850,
  paidWith: { moneyMinor: 50_850, creditMinor: 0, moneyBackMinor: 0, creditBackMinor: 0 },
  packageStart: '2026-09-20',
  packageTracked: true,
  singleMinor: 5000,
  singleTax: 0.13,
  singleCount: 1,
  issueIsUsed: false,
  isRefunded: false,
  isMainInstructor: false,
  isExtraStaff: false,
  ...facts,
});
