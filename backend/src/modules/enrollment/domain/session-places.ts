import type { Roster } from './roster.js';
import type { WaitingList } from './waiting-list.js';

/**
 * Free places of a session that riders who register now may not take: those that are held for others by now, and, unless each of them
 * has one held, those that somebody who fits waits for ahead of them. An offer that has ended holds nothing, whether or not anything ran
 * since.
 */
export function heldInSession(list: WaitingList, studentIds: readonly string[], now: Date): number {
  const isHeld = ({ offeredUntil }: WaitingList[number]) => offeredUntil !== null && offeredUntil > now;
  const own = list.filter(({ studentId }) => studentIds.includes(studentId));
  const others = list.filter((entry) => !own.includes(entry));
  const without = studentIds.filter((id) => !own.some((entry) => entry.studentId === id && isHeld(entry)));
  const lastOwn = Math.max(
    ...without
      .map((id) => own.find(({ studentId }) => studentId === id))
      .map((entry) => (entry ? list.indexOf(entry) : Infinity)),
  );
  const isAhead = (entry: WaitingList[number]) =>
    entry.offeredUntil === null && entry.because === null && list.indexOf(entry) < lastOwn;
  return others.filter((entry) => isHeld(entry) || isAhead(entry)).length;
}

/** Who holds a place in a session, as the roster that its waiting list is decided with. */
export const asRoster = (places: readonly { readonly studentId: string }[]): Roster => ({
  horses: {},
  places: Object.fromEntries(
    places.map(({ studentId }) => [
      studentId,
      {
        phase: 'active',
        lessonPersonId: studentId,
        studentId,
        horseId: null,
        isMakeup: false,
        code: 'SCH',
        withLesson: false,
      },
    ]),
  ),
});
