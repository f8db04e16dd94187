import type { DomainEvent, EventCatalogue } from '../../platform/event-store/event.js';
import type { RuledBy } from './domain/barn-cancellation.js';
import { bulkEvents, type BulkEvent } from './bulk-events.js';
import { deletionEvents, type LessonDeleted } from './deletion-events.js';

/** Local time of the barn, `YYYY-MM-DD` and `HH:mm`; instants are derived from it and the barn's zone. */
export interface LessonTime {
  date: string;
  startTime: string;
  endDate: string;
  endTime: string;
  isAllday: boolean;
}
export interface ExtraStaff {
  id: string;
  taskId: string;
  instructorId: string;
}
export interface InitialRoster {
  studentIds: string[];
  horseIds: string[];
}

export type SeriesPlanned = DomainEvent<
  'scheduling.SeriesPlanned',
  {
    seriesId: string;
    title: string;
    frequency: number;
    period: 'days' | 'weeks';
    firstDate: string;
    lastDate: string;
    description: string;
  }
>;
/** New recurrence of the chosen and the later lessons of a series. */
export type SeriesMoved = DomainEvent<
  'scheduling.SeriesMoved',
  {
    seriesId: string;
    description: string;
    lastDate: string;
    /** Null means the whole series, in events from before lessons were recorded. */
    lessonIds: readonly string[] | null;
  }
>;
/** A series got later lessons, or lost its last ones; what its lessons say of the rhythm names the new last day. */
export type SeriesResized = DomainEvent<
  'scheduling.SeriesResized',
  {
    seriesId: string;
    description: string;
    lastDate: string;
    /** Null means the lessons that repeat as the series says. */
    lessonIds: readonly string[] | null;
  }
>;
export type LessonScheduled = DomainEvent<
  'scheduling.LessonScheduled',
  LessonTime & {
    lessonId: string;
    seriesId: string | null;
    title: string;
    timeZone: string;
    sectionId: string;
    programId: string;
    instructorId: string | null;
    locationId: string;
    maxEnrollment: number | null;
    extraStaff: ExtraStaff[];
    roster: InitialRoster;
    notify: boolean;
    /** Key of the family's message; null also in events from before messages were recorded. R078 */
    messageId: string | null;
    /**
     * The lesson whose riders and horses it begins with, beside the roster; if it `recurs`, without makeups. F17 G09
     * Itself, where it had been deleted and is brought back.
     */
    copyOf: { lessonId: string; recurs: boolean } | null;
  }
>;
export type LessonRescheduled = DomainEvent<
  'scheduling.LessonRescheduled',
  LessonTime & {
    lessonId: string;
    timeZone: string;
    from: { date: string; startTime: string };
    notify: boolean;
    messageId: string | null;
  }
>;
/** Only the fields that changed. */
export type LessonEdited = DomainEvent<
  'scheduling.LessonEdited',
  {
    lessonId: string;
    title?: string;
    instructorId?: string | null;
    locationId?: string;
    sectionId?: string;
    maxEnrollment?: number | null;
    extraStaff?: ExtraStaff[];
    /** Set if the instructor changed; null also in events from before this was recorded. */
    formerInstructorId: string | null;
    notify: boolean;
    messageId: string | null;
  }
>;
/** The text is in `remark`, not in the log. */
export type LessonNoted = DomainEvent<'scheduling.LessonNoted', { lessonId: string }>;
export type LessonCancelled = DomainEvent<
  'scheduling.LessonCancelled',
  {
    lessonId: string;
    date: string;
    title: string;
    action: string;
    reason: string;
    /** The barn's policy, where it decided by the reason; null where staff or the settings did, and in events from before. */
    ruledBy: RuledBy | null;
    dates: { purchaseDate: string | null; makeupStartDate: string | null; expiryDate: string | null };
    notify: boolean;
    messageId: string | null;
  }
>;
/** A run that had cancelled it was taken back. */
export type LessonReinstated = DomainEvent<
  'scheduling.LessonReinstated',
  { lessonId: string; runId: string; notify: boolean }
>;
export type LessonCompleted = DomainEvent<'scheduling.LessonCompleted', { lessonId: string; code: string }>;

export type LessonJoinedSeries = DomainEvent<'scheduling.LessonJoinedSeries', { lessonId: string; seriesId: string }>;
export type LessonEvent =
  | LessonScheduled
  | LessonRescheduled
  | LessonEdited
  | LessonNoted
  | LessonCancelled
  | LessonReinstated
  | LessonCompleted
  | LessonJoinedSeries
  | LessonDeleted;
export type SeriesEvent = SeriesPlanned | SeriesMoved | SeriesResized;
export type SchedulingEvent = SeriesEvent | LessonEvent | BulkEvent;

export type { LessonDeleted } from './deletion-events.js';

const id = (n: number) => `01930000-0000-7000-8000-${String(n).padStart(12, '0')}`;
const day = '2026-11-24';
const time: LessonTime = { date: day, startTime: '16:00', endDate: day, endTime: '17:00', isAllday: false };

export const schedulingEvents: EventCatalogue<SchedulingEvent> = {
  'scheduling.SeriesPlanned': {
    version: 1,
    meaning: 'A row of lessons that repeat was planned; each has its own LessonScheduled.',
    example: {
      seriesId: id(1),
      title: 'Beginner group',
      frequency: 1,
      period: 'weeks',
      firstDate: '2026-11-24',
      lastDate: '2027-11-16',
      description: 'Every Tuesday 16:00',
    },
  },
  'scheduling.SeriesMoved': {
    version: 2,
    upcast: { 1: (data) => ({ ...data, lessonIds: null }) },
    meaning: 'The lessons of a series moved from some day on; these repeat differently now.',
    example: {
      seriesId: id(1),
      description: 'Every Wednesday 17:00 until 17 Nov 2027',
      lastDate: '2027-11-17',
      lessonIds: null,
    },
  },
  'scheduling.SeriesResized': {
    version: 1,
    meaning: 'A series got later lessons or lost its last ones, and ends on another day.',
    example: {
      seriesId: id(1),
      description: 'Every Tuesday 16:00 until 21 Dec 2027',
      lastDate: '2027-12-21',
      lessonIds: null,
    },
  },
  'scheduling.LessonScheduled': {
    version: 3,
    upcast: { 1: (data) => ({ ...data, messageId: null }), 2: (data) => ({ ...data, copyOf: null }) },
    meaning: 'A lesson was put on the calendar, with the students and horses it begins with.',
    example: {
      ...time,
      lessonId: id(2),
      seriesId: id(1),
      title: 'Beginner group',
      timeZone: 'America/Toronto',
      sectionId: id(3),
      programId: id(4),
      instructorId: id(5),
      locationId: id(6),
      maxEnrollment: 6,
      extraStaff: [{ id: id(7), taskId: id(8), instructorId: id(9) }],
      roster: { studentIds: [id(10)], horseIds: [id(11)] },
      notify: true,
      messageId: null,
      copyOf: null,
    },
  },
  'scheduling.LessonRescheduled': {
    version: 1,
    meaning: 'A lesson moved to another time; its students stay scheduled.',
    example: {
      ...time,
      lessonId: id(2),
      timeZone: 'America/Toronto',
      from: { date: '2026-11-23', startTime: '16:00' },
      notify: true,
      messageId: null,
    },
  },
  'scheduling.LessonEdited': {
    version: 2,
    upcast: { 1: (data) => ({ ...data, formerInstructorId: null }) },
    meaning: 'Title, instructor, place, section or extra staff of a lesson changed.',
    example: {
      lessonId: id(2),
      title: 'Beginner group',
      instructorId: id(5),
      locationId: id(6),
      sectionId: id(3),
      maxEnrollment: 6,
      extraStaff: [],
      formerInstructorId: null,
      notify: false,
      messageId: null,
    },
  },
  'scheduling.LessonNoted': {
    version: 1,
    meaning: 'The general note of a lesson was written or replaced.',
    example: { lessonId: id(2) },
  },
  'scheduling.LessonCancelled': {
    version: 2,
    upcast: { 1: (data) => ({ ...data, ruledBy: null }) },
    meaning: 'The barn cancelled a whole lesson; what its students get follows from the action.',
    example: {
      lessonId: id(2),
      date: '2026-11-24',
      title: 'Beginner group',
      action: 'BCWM',
      reason: 'WEA',
      ruledBy: null,
      dates: { purchaseDate: '2026-11-24', makeupStartDate: '2026-11-10', expiryDate: '2026-12-24' },
      notify: true,
      messageId: null,
    },
  },
  'scheduling.LessonReinstated': {
    version: 1,
    meaning:
      'A lesson that had been cancelled with others takes place after all, because the whole run was taken back.',
    example: { lessonId: id(2), runId: id(20), notify: true },
  },
  'scheduling.LessonCompleted': {
    version: 1,
    meaning: 'A lesson was marked as held, or with SCH as not held after all.',
    example: { lessonId: id(2), code: 'COM' },
  },
  'scheduling.LessonJoinedSeries': {
    version: 1,
    meaning: 'A lesson that did not recur became the first of a series.',
    example: { lessonId: id(2), seriesId: id(1) },
  },
  ...deletionEvents,
  ...bulkEvents,
};
