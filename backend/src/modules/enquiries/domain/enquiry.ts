/** `unconfirmed`: nobody has opened the link that went to the address. */
export type EnquiryState = 'unconfirmed' | 'new' | 'answered' | 'closed';

/** What somebody wants, as the form asks. */
export const WISHES = { trial: 'Trial lesson', lessons: 'Regular lessons', question: 'Question' } as const;
export type Wish = keyof typeof WISHES;

/** How much the rider has ridden. */
export const EXPERIENCES = {
  none: 'Has never ridden',
  some: 'Has ridden a few times',
  regular: 'Rides regularly',
} as const;
export type Experience = keyof typeof EXPERIENCES;

/** What decisions read of one. */
export interface Enquiry {
  readonly state: EnquiryState;
  /** Whether the address was confirmed; what is closed still knows. */
  readonly isConfirmed: boolean;
  /** The client that it became. */
  readonly personId: string | null;
  readonly assigneeId: string | null;
  /** Texts of both sides, beside the first. */
  readonly messages: number;
  /** Of these by whoever asks, since the barn wrote last. */
  readonly unanswered: number;
}
