import { impossible, streamType } from '../../../platform/event-store/stream.js';
import type { WaitingEvent } from '../waiting-events.js';

export interface WaitingEntry {
  readonly entryId: string;
  readonly studentId: string;
  readonly autoEnrol: boolean;
  readonly withMakeup: boolean;
  /** Why she was passed over when a place was free; null if she fits, or nobody has looked yet. */
  readonly because: string | null;
  /** Until when a place is held for her; null while she waits. */
  readonly offeredUntil: Date | null;
}

/** Who waits for a place in one lesson, the first first. */
export type WaitingList = readonly WaitingEntry[];

const changed = (list: WaitingList, entryId: string, change: Partial<WaitingEntry>): WaitingList =>
  list.map((entry) => (entry.entryId === entryId ? { ...entry, ...change } : entry));

function evolve(list: WaitingList, event: WaitingEvent): WaitingList {
  switch (event.type) {
    case 'enrollment.WaitingJoined': {
      const { entryId, studentId, autoEnrol, withMakeup } = event.data;
      return [...list, { entryId, studentId, autoEnrol, withMakeup, because: null, offeredUntil: null }];
    }
    case 'enrollment.WaitingEnded':
      return list.filter(({ entryId }) => entryId !== event.data.entryId);
    case 'enrollment.WaitingHandedOver':
      return changed(list, event.data.entryId, { studentId: event.data.studentId });
    case 'enrollment.WaitingOrdered': {
      const { entryIds } = event.data;
      return list.toSorted((one, other) => entryIds.indexOf(one.entryId) - entryIds.indexOf(other.entryId));
    }
    case 'enrollment.WaitingJudged':
      return changed(list, event.data.entryId, { because: event.data.because });
    case 'enrollment.PlaceOffered':
      return changed(list, event.data.entryId, { because: null, offeredUntil: new Date(event.data.until) });
    case 'enrollment.OfferWithdrawn':
      return changed(list, event.data.entryId, { offeredUntil: null });
    default:
      return impossible(event);
  }
}

/** Stream `waiting-<lessonId>`, decided together with the lesson's roster. */
export const waitingStream = streamType<WaitingList, WaitingEvent>('waiting', [], evolve);

export const entryOf = (list: WaitingList, studentId: string) => list.find((entry) => entry.studentId === studentId);
const keepsPlace = ({ because, offeredUntil }: WaitingEntry) => offeredUntil !== null || because === null;

/**
 * Free places that a booking for this student may not take: those that are offered, and those that somebody who fits waits for ahead
 * of her. A place that was offered to her is hers.
 */
export function heldFromOthers(list: WaitingList, studentId: string, now: Date): number {
  const mine = entryOf(list, studentId);
  if (mine?.offeredUntil && mine.offeredUntil > now)
    return list.filter((entry) => entry !== mine && entry.offeredUntil !== null).length;
  const ahead = mine ? list.slice(0, list.indexOf(mine)) : list;
  return list.filter(
    (entry) => entry !== mine && (entry.offeredUntil !== null || (ahead.includes(entry) && keepsPlace(entry))),
  ).length;
}
