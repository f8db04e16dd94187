import type { WaitingEnd, WaitingEvent } from '../waiting-events.js';
import type { LessonFacts } from './booking-facts.js';
import { placesFree } from './booking-rules.js';
import { closingOf, isBookable } from './notice-hours.js';
import { isQuiet, offerUntil, type OfferHours } from './offer-hours.js';
import { placeOf, placesTaken, type Roster } from './roster.js';
import type { WaitingEntry, WaitingList } from './waiting-list.js';

type Occasion = Pick<LessonFacts, 'isCancelled' | 'startsAt' | 'maxEnrollment'>;

/** Of a lesson; or of a session, with who is registered in it as its roster. */
export interface WaitingRound {
  lessonId: string;
  /** Undefined if it was deleted. */
  lesson: Occasion | undefined;
  roster: Roster;
  /** Free places that are kept for strangers. */
  guests: number;
  now: Date;
  bufferHours: number;
  hours: OfferHours;
  /** The code of the refusal that her booking would meet if there were a place; null if it would pass. */
  refusalOf: (entry: WaitingEntry) => string | null;
}

export interface WaitingOutcome {
  events: WaitingEvent[];
  /** Who get a place at once, because they wanted it so. */
  enrol: WaitingEntry[];
}

const about = (lessonId: string, { entryId, studentId }: WaitingEntry) => ({ entryId, lessonId, studentId });

/**
 * What becomes of a waiting list now: entries that are over end, what cannot be held is withdrawn, and each free place is offered to the
 * first who fits. The same round a second time decides nothing.
 */
export function decideWaitingRound(round: WaitingRound, list: WaitingList): WaitingOutcome {
  const { lesson, lessonId, roster, guests } = round;
  const events: WaitingEvent[] = [];
  const waiting = list.filter((entry) => {
    const why = endOf(entry, round);
    if (why) events.push({ type: 'enrollment.WaitingEnded', data: { ...about(lessonId, entry), why } });
    return why === null;
  });
  if (!lesson || waiting.length === 0) return { events, enrol: [] };
  const free = placesFree(lesson.maxEnrollment, placesTaken(roster)) ?? 0;
  const offered = waiting.filter(({ offeredUntil }) => offeredUntil !== null);
  for (const entry of offered.slice(free))
    events.push({ type: 'enrollment.OfferWithdrawn', data: about(lessonId, entry) });
  const next = waiting.filter((entry) => !offered.includes(entry));
  const filled = fill(round, lesson, { waiting: next, free: free - offered.length - guests });
  return { events: [...events, ...filled.events], enrol: filled.enrol };
}

function endOf(entry: WaitingEntry, { lesson, roster, now, bufferHours }: WaitingRound): WaitingEnd | null {
  if (!lesson || lesson.isCancelled) return 'called_off';
  if (placeOf(roster, entry.studentId)) return entry.offeredUntil || entry.autoEnrol ? 'taken' : 'placed';
  if (entry.offeredUntil && entry.offeredUntil <= now) return 'missed';
  return isBookable(lesson.startsAt, now, bufferHours) ? null : 'closed';
}

interface Openings {
  waiting: readonly WaitingEntry[];
  free: number;
}

/** In the quiet hours a place waits with whoever fits for the morning. */
function fill(round: WaitingRound, { startsAt }: Occasion, { waiting, free }: Openings): WaitingOutcome {
  const { lessonId, now, hours, refusalOf, bufferHours } = round;
  const outcome: WaitingOutcome = { events: [], enrol: [] };
  const quiet = isQuiet(now, hours);
  let left = free;
  for (const entry of waiting) {
    if (left <= 0) break;
    const because = refusalOf(entry);
    if (because === null) left -= 1;
    if (because === null && !quiet && entry.autoEnrol) outcome.enrol.push(entry);
    else if (because === null && !quiet) {
      const until = offerUntil(now, closingOf(startsAt, bufferHours), hours).toISOString();
      outcome.events.push({ type: 'enrollment.PlaceOffered', data: { ...about(lessonId, entry), until } });
    } else if (because !== entry.because)
      outcome.events.push({ type: 'enrollment.WaitingJudged', data: { ...about(lessonId, entry), because } });
  }
  return outcome;
}
