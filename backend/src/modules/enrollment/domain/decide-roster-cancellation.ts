import type { RuledBy } from '../../scheduling/contracts.js';
import type { StudentCancelled } from '../events.js';
import { cancellationOutcome, type CancellationTerms, type MakeupLasts } from './cancellation-policy.js';
import { whoAwaits } from './filled-again.js';
import type { ChosenDates } from './issue-dates.js';
import { MoneyGiven } from './money-given.js';
import { coverOf, type PlaceFacts } from './place-facts.js';
import { activePlaces, type ActivePlace, type Roster } from './roster.js';

export interface CalledOff {
  lessonId: string;
  date: string;
  title: string;
  action: string;
  /** The barn's. */
  reason: string;
  /** The policy that decided by the reason; null where staff or the settings did. */
  ruledBy: RuledBy | null;
  dates: ChosenDates;
  notify: boolean;
  messageId: string | null;
}
export type RosterCancellation = CalledOff & {
  /** By enrolment id; a place missing here counts as not covered. */
  places: ReadonlyMap<string, PlaceFacts>;
  /** Of a makeup, as the policy that decided says. */
  lasts?: MakeupLasts | undefined;
  terms: CancellationTerms;
  now: Date;
  today: string;
};
export type Rider = Pick<ActivePlace, 'lessonPersonId' | 'studentId'>;

/** Who has a place, and whoever gave hers up and waits for it to be filled: now nobody can take it. */
export const concernedBy = (roster: Roster): Rider[] => [
  ...activePlaces(roster),
  ...whoAwaits(roster).flatMap(({ lessonPersonId }) => roster.places[lessonPersonId] ?? []),
];

/** Whoever cancelled before keeps what that gave. `given`: by the same command for other lessons. The preview only shows it. C05 C07 */
export const decideRosterCancellation = (
  called: RosterCancellation,
  riders: readonly Rider[],
  given = new MoneyGiven(),
): StudentCancelled[] => {
  const { lessonId, date, title, action, reason, ruledBy, dates: chosen, notify, messageId } = called;
  const { places, lasts, terms, now, today } = called;
  return riders.map(({ lessonPersonId, studentId }): StudentCancelled => {
    const place = places.get(lessonPersonId);
    const facts = place && given.after(place);
    const outcome = cancellationOutcome({
      by: 'barn',
      requested: action,
      lesson: { date, startsAt: facts?.startsAt ?? now },
      cover: facts ? coverOf(facts, terms) : { kind: 'nothing', paid: false, valueMinor: 0 },
      now,
      today,
      terms,
      chosen,
      lasts: ruledBy && lasts,
    });
    const { code, unit, compensation, dates, amountMinor, creditMinor, paid, validUntil } = outcome;
    if (place) given.note(place, outcome);
    return {
      type: 'enrollment.StudentCancelled',
      data: {
        lessonPersonId,
        lessonId,
        studentId,
        code,
        by: 'barn',
        lessonDate: date,
        lessonTitle: title,
        unit,
        compensation,
        dates,
        amountMinor,
        creditMinor,
        paid,
        validUntil,
        replaces: place?.waitsForFilling
          ? { code: place.code, unit: place.unit ?? 'none', compensation: place.compensation ?? 'none' }
          : null,
        policy: ruledBy && { ...ruledBy, feeMinor: 0, isFree: false, reason },
        notify,
        messageId,
      },
    };
  });
};
