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

export type NoShowEvent = NoShowsLeftAlone | NoShowsAskedAgain;

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
};
