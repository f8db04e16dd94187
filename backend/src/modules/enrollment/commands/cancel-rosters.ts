import { CommandHandler } from '@nestjs/cqrs';
import type { BarnTransaction } from '../../../platform/event-store/barn-transaction.js';
import { barnCommand, BarnCommandHandler } from '../../../platform/messages/barn-command.js';
import { cancellationOutcome, type CancellationTerms } from '../domain/cancellation-policy.js';
import { barnToday, type ChosenDates } from '../domain/issue-dates.js';
import { activePlaces, rosterStream, type Roster } from '../domain/roster.js';
import { cancellationTerms } from '../domain/settings.js';
import type { StudentCancelled } from '../events.js';
import { coverOf, placesOfLessons, type PlaceFacts } from '../queries/place-facts.js';

/** A lesson the barn has called off, and what its students get. */
export interface CalledOff {
  lessonId: string;
  date: string;
  title: string;
  action: string;
  dates: ChosenDates;
  notify: boolean;
  messageId: string | null;
}
export type RosterCancellation = CalledOff & {
  places: ReadonlyMap<string, PlaceFacts>;
  terms: CancellationTerms;
  now: Date;
  today: string;
};

/** Cancels everybody who still has a place; who had cancelled before keeps what that brought. C05 C07 */
export function decideRosterCancellation(
  { lessonId, date, title, action, dates: chosen, notify, messageId, places, terms, now, today }: RosterCancellation,
  roster: Roster,
): StudentCancelled[] {
  return activePlaces(roster).map(({ lessonPersonId, studentId }): StudentCancelled => {
    const facts = places.get(lessonPersonId);
    const cover = facts ? coverOf(facts) : { kind: 'nothing' as const, paid: false };
    const { code, unit, compensation, dates } = cancellationOutcome({
      by: 'barn',
      requested: action,
      lesson: { date, startsAt: facts?.startsAt ?? now },
      cover,
      now,
      today,
      terms,
      chosen,
    });
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
        replaces: null,
        notify,
        messageId,
      },
    };
  });
}

export class CancelRosters extends barnCommand<readonly CalledOff[], void>('enrollment.CancelRosters') {}

@CommandHandler(CancelRosters)
export class CancelRostersHandler extends BarnCommandHandler<CancelRosters> {
  async handle(barn: BarnTransaction, lessons: readonly CalledOff[]) {
    const lessonIds = lessons.map((lesson) => lesson.lessonId);
    const [rosters, places] = await Promise.all([
      barn.loadAll(rosterStream, lessonIds),
      placesOfLessons(barn.sql, barn.farmId, barn.actor, lessonIds),
    ]);
    const facts = {
      terms: cancellationTerms(barn.settings),
      now: barn.now,
      today: barnToday(barn.now, barn.settings.timeZone),
    };
    for (const lesson of lessons) {
      const events = decideRosterCancellation(
        { ...lesson, ...facts, places },
        rosters.get(lesson.lessonId) ?? rosterStream.initial,
      );
      barn.append(rosterStream, lesson.lessonId, events);
    }
  }
}
