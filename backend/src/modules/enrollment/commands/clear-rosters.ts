import { CommandHandler } from '@nestjs/cqrs';
import type { BarnTransaction } from '../../../platform/event-store/barn-transaction.js';
import { barnCommand, BarnCommandHandler } from '../../../platform/messages/barn-command.js';
import { WriteRemark } from '../../notes/contracts.js';
import { decideClearing } from '../domain/decide-clearing.js';
import { rosterStream } from '../domain/roster.js';

type Deleted = readonly { lessonId: string; notify: boolean }[];

/** Of deleted lessons. C23 */
export class ClearRosters extends barnCommand<Deleted>('enrollment.ClearRosters') {}

@CommandHandler(ClearRosters)
export class ClearRostersHandler extends BarnCommandHandler<ClearRosters> {
  async handle(barn: BarnTransaction, deleted: Deleted) {
    const rosters = await barn.loadAll(
      rosterStream,
      deleted.map(({ lessonId }) => lessonId),
    );
    const places = [...rosters.values()].flatMap((roster) => Object.keys(roster.places));
    if (places.length)
      await barn.execute(WriteRemark, { remarks: places.map((subjectId) => ({ subjectId, text: '' })) });
    for (const lesson of deleted) {
      const roster = rosters.get(lesson.lessonId) ?? rosterStream.initial;
      barn.append(rosterStream, lesson.lessonId, decideClearing(lesson, roster));
    }
  }
}
