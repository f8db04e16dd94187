import { CommandHandler } from '@nestjs/cqrs';
import type { BarnTransaction } from '../../../platform/event-store/barn-transaction.js';
import { barnCommand, BarnCommandHandler } from '../../../platform/messages/barn-command.js';
import { concernedBy, decideRosterCancellation, type CalledOff } from '../domain/decide-roster-cancellation.js';
import { barnToday } from '../domain/issue-dates.js';
import { MoneyGiven } from '../domain/money-given.js';
import { rosterStream } from '../domain/roster.js';
import { cancellationTerms } from '../domain/terms.js';
import { policiesOfLessons } from '../facts/lesson-policies.js';
import { placesOfLessons } from '../facts/load-places.js';

export class CancelRosters extends barnCommand<readonly CalledOff[]>('enrollment.CancelRosters') {}

@CommandHandler(CancelRosters)
export class CancelRostersHandler extends BarnCommandHandler<CancelRosters> {
  async handle(barn: BarnTransaction, lessons: readonly CalledOff[]) {
    const lessonIds = lessons.map((lesson) => lesson.lessonId);
    const ruled = lessons.flatMap(({ lessonId, ruledBy }) => (ruledBy ? [lessonId] : []));
    const [rosters, places, policies] = await Promise.all([
      barn.loadAll(rosterStream, lessonIds),
      placesOfLessons(barn.sql, barn.farmId, barn.actor, lessonIds),
      policiesOfLessons(barn.sql, barn.farmId, ruled),
    ]);
    const facts = {
      places,
      terms: cancellationTerms(barn.settings),
      now: barn.now,
      today: barnToday(barn.now, barn.settings.timeZone),
    };
    const given = new MoneyGiven();
    for (const lesson of lessons) {
      const riders = concernedBy(rosters.get(lesson.lessonId) ?? rosterStream.initial);
      const lasts = policies.get(lesson.lessonId)?.lasts;
      barn.append(
        rosterStream,
        lesson.lessonId,
        decideRosterCancellation({ ...lesson, ...facts, lasts }, riders, given),
      );
    }
  }
}
