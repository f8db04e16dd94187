import { afterFilling, type Awaiting } from './awaiting.js';
import { placeOf, placesTaken, type Roster } from './roster.js';

/** Whoever waits for the place to be filled, the first who cancelled first; not in a lesson that is called off. */
export const whoAwaits = ({ awaiting = [] }: Roster): readonly Awaiting[] =>
  awaiting.filter(({ isCalledOff }) => !isCalledOff);

const isBack = (roster: Roster, { lessonPersonId }: Awaiting) => {
  const { [lessonPersonId]: place } = roster.places;
  return place !== undefined && placeOf(roster, place.studentId) !== undefined;
};

/**
 * Whose places are filled again, in the order in which they get what was promised. A place is filled as soon as the lesson is as
 * full as it was before the cancellation, however many places it has: who books one that was free anyway fills none. Each rider
 * who comes fills one at most, and whoever cancelled first gets something for it; only who comes back herself has filled her own.
 */
export function filledAgain(roster: Roster): Awaiting[] {
  const taken = placesTaken(roster);
  const filled: Awaiting[] = [];
  let left = whoAwaits(roster);
  for (;;) {
    const isFull = left.some(({ asFull }) => asFull <= taken);
    const next = left.find((one) => isBack(roster, one)) ?? (isFull ? left[0] : undefined);
    if (!next) return filled;
    filled.push(next);
    left = afterFilling(left, next.lessonPersonId);
  }
}
