/** `unconfirmed`: nobody has opened the link that went to the address. */
export type EnquiryState = 'unconfirmed' | 'new' | 'answered' | 'closed';

/** What somebody wants, as the form asks. */
export const WISHES = { trial: 'Trial lesson', lessons: 'Regular lessons', question: 'Question' } as const;
export type Wish = keyof typeof WISHES;

/** What an enquiry is about: a wish, or a lesson of the public booking page. */
export const SUBJECTS = { ...WISHES, place: 'Place in a lesson' } as const;
export type Subject = keyof typeof SUBJECTS;

/** How much the rider has ridden. */
export const EXPERIENCES = {
  none: 'Has never ridden',
  some: 'Has ridden a few times',
  regular: 'Rides regularly',
} as const;
export type Experience = keyof typeof EXPERIENCES;

/**
 * What became of the place that was asked for. `asked`: the address is not confirmed; `unpaid`: kept once it is paid;
 * `kept` until a time; `full`, `over`,
 * `unkept`, `many`: none could be kept; the rest says how it ended.
 */
export const PLACE_STATES = [
  'asked',
  'unpaid',
  'kept',
  'full',
  'over',
  'unkept',
  'many',
  'given',
  'declined',
  'withdrawn',
  'closed',
  'ended',
  'given_away',
  'called_off',
] as const;
export type PlaceState = (typeof PLACE_STATES)[number];

/** What decisions read of one. */
export interface Enquiry {
  readonly state: EnquiryState;
  /** Whether the address was confirmed; what is closed still knows. */
  readonly isConfirmed: boolean;
  /** The client that it became. */
  readonly personId: string | null;
  readonly assigneeId: string | null;
  /** The lesson that it asks for; null: it is a question. */
  readonly lessonId: string | null;
  readonly place: PlaceState | null;
  /** Texts of both sides, beside the first. */
  readonly messages: number;
  /** Of these by whoever asks, since the barn wrote last. */
  readonly unanswered: number;
  /** When the last text was written, the first one included. */
  readonly lastWrittenAt: Date;
}

/** The order of texts is that of their times, so none has the time of the one before it. */
export const nextWrittenAt = (now: Date, { lastWrittenAt }: Enquiry) =>
  new Date(Math.max(now.getTime(), lastWrittenAt.getTime() + 1));
