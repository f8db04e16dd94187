import { CommandHandler } from '@nestjs/cqrs';
import type { BarnTransaction } from '../../../platform/event-store/barn-transaction.js';
import { barnCommand, BarnCommandHandler } from '../../../platform/messages/barn-command.js';
import type { LessonReinstated } from '../../scheduling/contracts.js';
import { decideReinstatement } from '../domain/decide-reinstatement.js';
import { rosterStream } from '../domain/roster.js';
import { placesOfLessons } from '../facts/load-places.js';
import { refundedToCard } from '../queries/refunded-to-card.js';

export class ReinstateRosters extends barnCommand<readonly LessonReinstated['data'][]>('enrollment.ReinstateRosters') {}

@CommandHandler(ReinstateRosters)
export class ReinstateRostersHandler extends BarnCommandHandler<ReinstateRosters> {
  async handle(barn: BarnTransaction, lessons: readonly LessonReinstated['data'][]) {
    const lessonIds = lessons.map((lesson) => lesson.lessonId);
    const [rosters, places, toCard] = await Promise.all([
      barn.loadAll(rosterStream, lessonIds),
      placesOfLessons(barn.sql, barn.farmId, barn.actor, lessonIds),
      refundedToCard(barn, lessonIds),
    ]);
    for (const lesson of lessons) {
      const roster = rosters.get(lesson.lessonId) ?? rosterStream.initial;
      barn.append(rosterStream, lesson.lessonId, decideReinstatement(lesson, roster, { places, toCard }));
    }
  }
}
