import { CommandHandler } from '@nestjs/cqrs';
import type { BarnTransaction } from '../../../platform/event-store/barn-transaction.js';
import { barnCommand, BarnCommandHandler } from '../../../platform/messages/barn-command.js';
import { decideReopening } from '../domain/decide-completion.js';
import { rosterStream } from '../domain/roster.js';
import { placesOfLessons } from '../queries/place-facts.js';

/** Undoes only what the lesson's completion did; takes lesson ids. */
export class ReopenRosters extends barnCommand<readonly string[]>('enrollment.ReopenRosters') {}

@CommandHandler(ReopenRosters)
export class ReopenRostersHandler extends BarnCommandHandler<ReopenRosters> {
  async handle(barn: BarnTransaction, lessonIds: readonly string[]) {
    const [rosters, places] = await Promise.all([
      barn.loadAll(rosterStream, lessonIds),
      placesOfLessons(barn.sql, barn.farmId, barn.actor, lessonIds),
    ]);
    for (const lessonId of lessonIds) {
      const roster = rosters.get(lessonId) ?? rosterStream.initial;
      barn.append(rosterStream, lessonId, decideReopening(lessonId, roster, places));
    }
  }
}
