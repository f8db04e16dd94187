import type { DomainEvent, EventCatalogue } from '../../platform/event-store/event.js';

interface OnTheList {
  entryId: string;
  /** Of a session the id of its series. */
  lessonId: string;
  studentId: string;
}

/**
 * How an entry ends. `taken`: the place that was held is hers; `placed`: she got one in another way; `left`: the family took her off;
 * `removed`: staff did; `missed`: the offer ended; `closed`: booking ended; `called_off`: the lesson does not take place; `merged`: her
 * record became part of one that waits already.
 */
export type WaitingEnd = 'taken' | 'placed' | 'left' | 'removed' | 'missed' | 'closed' | 'called_off' | 'merged';

export type WaitingJoined = DomainEvent<
  'enrollment.WaitingJoined',
  OnTheList & {
    /** A place that comes free is hers at once, without an offer. */
    autoEnrol: boolean;
    /** Booked with a makeup when her turn comes. C10 */
    withMakeup: boolean;
    /** Waits for a place in a session. */
    ofSession?: true;
  }
>;
export type WaitingEnded = DomainEvent<'enrollment.WaitingEnded', OnTheList & { why: WaitingEnd }>;
/** Her record became part of another; she waits where she stood. */
export type WaitingHandedOver = DomainEvent<'enrollment.WaitingHandedOver', OnTheList & { formerStudentId: string }>;
/** The first entry first. */
export type WaitingOrdered = DomainEvent<
  'enrollment.WaitingOrdered',
  { lessonId: string; entryIds: readonly string[] }
>;
/** The code of the refusal that she is passed over for; null: she fits. */
export type WaitingJudged = DomainEvent<'enrollment.WaitingJudged', OnTheList & { because: string | null }>;
/** `until` is an instant, ISO 8601. */
export type PlaceOffered = DomainEvent<
  'enrollment.PlaceOffered',
  OnTheList & {
    until: string;
    /** To who rode in the season before; the family hears of it by `SeasonAnnounced`. */
    firstRefusal?: true;
  }
>;
/** There is no place to hold for her any more; she waits as before. */
export type OfferWithdrawn = DomainEvent<'enrollment.OfferWithdrawn', OnTheList>;

export type WaitingEvent =
  | WaitingJoined
  | WaitingEnded
  | WaitingHandedOver
  | WaitingOrdered
  | WaitingJudged
  | PlaceOffered
  | OfferWithdrawn;

const id = (n: number) => `01930000-0000-7000-8000-${String(n).padStart(12, '0')}`;
const entry: OnTheList = { entryId: id(1), lessonId: id(2), studentId: id(3) };

export const waitingEvents: EventCatalogue<WaitingEvent> = {
  'enrollment.WaitingJoined': {
    version: 1,
    meaning: 'A student waits for a place in a full lesson or session.',
    example: { ...entry, autoEnrol: false, withMakeup: false },
  },
  'enrollment.WaitingEnded': {
    version: 1,
    meaning: 'A student waits for a place in a lesson or session no longer.',
    example: { ...entry, why: 'missed' },
  },
  'enrollment.WaitingHandedOver': {
    version: 1,
    meaning: 'A student on a waiting list became part of another record, who waits in the same place.',
    example: { ...entry, formerStudentId: id(5) },
  },
  'enrollment.WaitingOrdered': {
    version: 1,
    meaning: 'The waiting list of a lesson was put into another order.',
    example: { lessonId: id(2), entryIds: [id(4), id(1)] },
  },
  'enrollment.WaitingJudged': {
    version: 1,
    meaning:
      'A place was free and a student on the waiting list was looked at: she fits, or is passed over for a reason.',
    example: { ...entry, because: 'rider_elsewhere' },
  },
  'enrollment.PlaceOffered': {
    version: 1,
    meaning: 'A free place is held for a student on the waiting list until a time.',
    example: { ...entry, until: '2026-11-23T18:00:00.000Z' },
  },
  'enrollment.OfferWithdrawn': {
    version: 1,
    meaning: 'The place that was held for a student on the waiting list was given away; she waits on.',
    example: entry,
  },
};
