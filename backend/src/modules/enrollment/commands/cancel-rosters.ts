import { CommandHandler } from '@nestjs/cqrs';
import type { BarnTransaction } from '../../../platform/event-store/barn-transaction.js';
import { barnCommand, BarnCommandHandler } from '../../../platform/messages/barn-command.js';
import { decideRosterCancellation, type CalledOff } from '../domain/decide-roster-cancellation.js';
import { barnToday } from '../domain/issue-dates.js';
import { MoneyGiven } from '../domain/money-given.js';
import { activePlaces, rosterStream } from '../domain/roster.js';
import { cancellationTerms } from '../domain/terms.js';
import { placesOfLessons } from '../facts/load-places.js';

export class CancelRosters extends barnCommand<readonly CalledOff[]>('enrollment.CancelRosters') {}

@CommandHandler(CancelRosters)
export class CancelRostersHandler extends BarnCommandHandler<CancelRosters> {
  async handle(barn: BarnTransaction, lessons: readonly CalledOff[]) {
    const lessonIds = lessons.map((lesson) => lesson.lessonId);
    const [rosters, places] = await Promise.all([
      barn.loadAll(rosterStream, lessonIds),
      placesOfLessons(barn.sql, barn.farmId, barn.actor, lessonIds),
    ]);
    const facts = {
      places,
      terms: cancellationTerms(barn.settings),
      now: barn.now,
      today: barnToday(barn.now, barn.settings.timeZone),
    };
    const given = new MoneyGiven();
    for (const lesson of lessons) {
      const riders = activePlaces(rosters.get(lesson.lessonId) ?? rosterStream.initial);
      barn.append(rosterStream, lesson.lessonId, decideRosterCancellation({ ...lesson, ...facts }, riders, given));
    }
  }
}
