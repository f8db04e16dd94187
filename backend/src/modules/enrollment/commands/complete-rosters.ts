import { CommandHandler } from '@nestjs/cqrs';
import type { BarnTransaction } from '../../../platform/event-store/barn-transaction.js';
import { barnCommand, BarnCommandHandler } from '../../../platform/messages/barn-command.js';
import { decideCompletion } from '../domain/decide-completion.js';
import { rosterStream } from '../domain/roster.js';
import { placesOfLessons } from '../queries/place-facts.js';

export class CompleteRosters extends barnCommand<readonly string[]>('enrollment.CompleteRosters') {}

@CommandHandler(CompleteRosters)
export class CompleteRostersHandler extends BarnCommandHandler<CompleteRosters> {
  async handle(barn: BarnTransaction, lessonIds: readonly string[]) {
    const [rosters, places] = await Promise.all([
      barn.loadAll(rosterStream, lessonIds),
      placesOfLessons(barn.sql, barn.farmId, barn.actor, lessonIds),
    ]);
    for (const lessonId of lessonIds) {
      const roster = rosters.get(lessonId) ?? rosterStream.initial;
      barn.append(rosterStream, lessonId, decideCompletion(lessonId, roster, places));
    }
  }
}
