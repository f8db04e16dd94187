import type { DomainEvent, EventCatalogue } from '../../platform/event-store/event.js';

interface LastNoShow {
  /** The place of the last no-show. */
  lessonPersonId: string;
  lessonId: string;
  studentId: string;
}

/** Staff were asked what follows from no-shows in a row, and want nothing to follow until the next one. */
export type NoShowsLeftAlone = DomainEvent<
  'enrollment.NoShowsLeftAlone',
  LastNoShow & {
    /** As many as there were; one more is another question. */
    inARow: number;
    /** The login of whoever said so. */
    byId: string;
    /** Of the remark that says why, where somebody gave a reason. */
    reasonId: string | null;
  }
>;
/** That was taken back: staff are asked as before. */
export type NoShowsAskedAgain = DomainEvent<'enrollment.NoShowsAskedAgain', LastNoShow>;

/** The family is to be mailed that the rider's later places are released. The place is that of the last no-show by then. */
export type NoShowReleaseAnnounced = DomainEvent<
  'enrollment.NoShowReleaseAnnounced',
  LastNoShow & {
    inARow: number;
    /** So many after the mail, as the rule is now. */
    days: number;
    noticeId: string;
  }
>;
/** Nothing comes of that release: staff hold it, or it does not apply any more. */
export type NoShowReleaseEnded = DomainEvent<'enrollment.NoShowReleaseEnded', LastNoShow & { noticeId: string }>;
/** The days are over, and the rider's later places are released. */
export type NoShowsReleased = DomainEvent<
  'enrollment.NoShowsReleased',
  LastNoShow & { noticeId: string; places: { lessonPersonId: string; lessonId: string }[] }
>;

export type NoShowEvent =
  | NoShowsLeftAlone
  | NoShowsAskedAgain
  | NoShowReleaseAnnounced
  | NoShowReleaseEnded
  | NoShowsReleased;

const id = (n: number) => `01930000-0000-7000-8000-${String(n).padStart(12, '0')}`;
const last: LastNoShow = { lessonPersonId: id(1), lessonId: id(2), studentId: id(3) };

export const noShowEvents: EventCatalogue<NoShowEvent> = {
  'enrollment.NoShowsLeftAlone': {
    version: 1,
    meaning: 'Nothing follows from no-shows in a row this time.',
    example: { ...last, inARow: 3, byId: id(4), reasonId: null },
  },
  'enrollment.NoShowsAskedAgain': {
    version: 1,
    meaning: 'What follows from no-shows in a row is asked again.',
    example: last,
  },
  'enrollment.NoShowReleaseAnnounced': {
    version: 1,
    meaning: 'After no-shows in a row a rider’s later places will be released, once the family was mailed so.',
    example: { ...last, inARow: 3, days: 7, noticeId: id(4) },
  },
  'enrollment.NoShowReleaseEnded': {
    version: 1,
    meaning: 'An announced release after no-shows in a row comes to nothing.',
    example: { ...last, noticeId: id(4) },
  },
  'enrollment.NoShowsReleased': {
    version: 1,
    meaning: 'A rider’s later places were released after no-shows in a row.',
    example: { ...last, noticeId: id(4), places: [{ lessonPersonId: id(5), lessonId: id(6) }] },
  },
};

export const isNoShowEvent = (event: DomainEvent): event is NoShowEvent => event.type in noShowEvents;
