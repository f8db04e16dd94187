import type { GuestPlaceEnd, GuestPlaceFreed, GuestPlaceKept } from '../guest-events.js';
import type { LessonFacts } from './booking-facts.js';
import { placesFree } from './booking-rules.js';
import type { GuestPlaces } from './guest-places.js';
import { hasStarted, isBookable } from './notice-hours.js';

/** Of one barn at once: whoever wants more than that wants no lessons. */
export const MOST_GUEST_PLACES = 100;

type Occasion = Pick<LessonFacts, 'isCancelled' | 'startsAt' | 'maxEnrollment'>;

export interface KeepingGuestPlace {
  placeId: string;
  lessonId: string;
  /** Undefined if it was deleted; `isListed`: the public page shows its places. */
  lesson: (Occasion & { isListed: boolean }) | undefined;
  /** Riders who have a place, and free places that are kept for who waits. */
  taken: number;
  /** Places kept for strangers in all lessons of the barn. */
  ofBarn: number;
  keptHours: number;
  bufferHours: number;
  now: Date;
}

/** `full`: no place is free for a stranger; `over`: the lesson is not to be asked for any more; `unkept`, `many`: none is kept. */
export type Keeping = 'kept' | 'full' | 'over' | 'unkept' | 'many';

/** A free place, as whoever books would find it, for a stranger who asked; twice is once. R141 F06 F10 */
export function decideGuestPlace(
  { placeId, lessonId, lesson, taken, ofBarn, keptHours, bufferHours, now }: KeepingGuestPlace,
  guests: GuestPlaces,
): { outcome: Keeping; events: GuestPlaceKept[] } {
  const none = (outcome: Keeping) => ({ outcome, events: [] });
  if (guests.some((guest) => guest.placeId === placeId)) return none('kept');
  if (!lesson?.isListed || lesson.isCancelled || !isBookable(lesson.startsAt, now, bufferHours)) return none('over');
  if (!placesFree(lesson.maxEnrollment, taken + guests.length)) return none('full');
  if (keptHours === 0) return none('unkept');
  if (ofBarn >= MOST_GUEST_PLACES) return none('many');
  const until = new Date(Math.min(now.getTime() + keptHours * 3_600_000, lesson.startsAt.getTime())).toISOString();
  return { outcome: 'kept', events: [{ type: 'enrollment.GuestPlaceKept', data: { placeId, lessonId, until } }] };
}

export interface GuestRound {
  lessonId: string;
  /** Undefined if it was deleted. */
  lesson: Occasion | undefined;
  /** Riders who have a place, and places that are offered to who waits. */
  taken: number;
  now: Date;
}

/** What is kept no longer. Guests never hold more than what is free: the last who asked is the first whose place is gone. */
export function decideGuestRound({ lessonId, lesson, taken, now }: GuestRound, guests: GuestPlaces): GuestPlaceFreed[] {
  const freed = (some: GuestPlaces, why: GuestPlaceEnd) =>
    some.map(({ placeId }): GuestPlaceFreed => ({
      type: 'enrollment.GuestPlaceFreed',
      data: { placeId, lessonId, why },
    }));
  if (!lesson || lesson.isCancelled) return freed(guests, 'called_off');
  const isOver = ({ until }: GuestPlaces[number]) => until <= now || hasStarted(lesson.startsAt, now);
  const open = guests.filter((guest) => !isOver(guest));
  const room = placesFree(lesson.maxEnrollment, taken) ?? open.length;
  return [...freed(guests.filter(isOver), 'ended'), ...freed(open.slice(room), 'given_away')];
}

/** The barn has answered, or who asked is forgotten; nothing where none is kept. */
export const decideFreeing = (
  lessonId: string,
  placeId: string,
  why: GuestPlaceEnd,
  guests: GuestPlaces,
): GuestPlaceFreed[] =>
  guests.some((guest) => guest.placeId === placeId)
    ? [{ type: 'enrollment.GuestPlaceFreed', data: { placeId, lessonId, why } }]
    : [];
