import type { PlaceNotFilled, StudentCancelled } from '../events.js';
import type { Awaiting } from './awaiting.js';
import { promisedEffect, type CancellationTerms } from './cancellation-policy.js';
import { filledAgain, whoAwaits } from './filled-again.js';
import { MoneyGiven } from './money-given.js';
import { coverOf, type PlaceFacts } from './place-facts.js';
import type { Roster } from './roster.js';

interface Filling {
  /** By enrolment id; a place missing here counts as not covered. */
  readonly places: ReadonlyMap<string, PlaceFacts>;
  readonly terms: CancellationTerms;
  readonly startsAt: Date;
  readonly now: Date;
}

/** What the policy promised, of what covers the place now; the policy's version, its fee and who cancelled stay as they were. */
function filled({ lessonPersonId, cancelled }: Awaiting, { places, terms }: Filling, given: MoneyGiven) {
  const { policy, code, unit, compensation } = cancelled;
  if (!policy?.waits) return [];
  const { waits, ...decided } = policy;
  const place = places.get(lessonPersonId);
  const cover = place ? coverOf(given.after(place), terms) : { kind: 'nothing' as const, paid: false, valueMinor: 0 };
  const effect = promisedEffect(cover, waits, cancelled.dates);
  if (place) given.note(place, effect);
  const event: StudentCancelled = {
    type: 'enrollment.StudentCancelled',
    data: {
      ...cancelled,
      studentId: place?.studentId ?? cancelled.studentId,
      ...effect,
      replaces: { code, unit, compensation },
      policy: { ...decided, isFilled: true },
      messageId: null,
    },
  };
  return [event];
}

/**
 * Settles those whose place is taken before the lesson begins; once it has begun, whoever waits still gets nothing. What was given
 * stays, also where the one who took the place cancels later: the family was told.
 */
export function decideFilling(filling: Filling, roster: Roster): (StudentCancelled | PlaceNotFilled)[] {
  const given = new MoneyGiven();
  if (filling.now < filling.startsAt) return filledAgain(roster).flatMap((one) => filled(one, filling, given));
  return whoAwaits(roster).map(({ lessonPersonId, cancelled: { lessonId, studentId, notify } }): PlaceNotFilled => ({
    type: 'enrollment.PlaceNotFilled',
    data: { lessonPersonId, lessonId, studentId: roster.places[lessonPersonId]?.studentId ?? studentId, notify },
  }));
}
