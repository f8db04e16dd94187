import { CommandHandler } from '@nestjs/cqrs';
import type { BarnTransaction } from '../../../platform/event-store/barn-transaction.js';
import { barnCommand, BarnCommandHandler } from '../../../platform/messages/barn-command.js';
import { WriteRemark } from '../../notes/contracts.js';
import { decideClearing } from '../domain/decide-clearing.js';
import { rosterStream } from '../domain/roster.js';

/** Of deleted lessons; takes their ids. C23 */
export class ClearRosters extends barnCommand<readonly string[]>('enrollment.ClearRosters') {}

@CommandHandler(ClearRosters)
export class ClearRostersHandler extends BarnCommandHandler<ClearRosters> {
  async handle(barn: BarnTransaction, lessonIds: readonly string[]) {
    const rosters = await barn.loadAll(rosterStream, lessonIds);
    const places = [...rosters.values()].flatMap((roster) => Object.keys(roster.places));
    if (places.length)
      await barn.execute(WriteRemark, { remarks: places.map((subjectId) => ({ subjectId, text: '' })) });
    for (const [lessonId, roster] of rosters) barn.append(rosterStream, lessonId, decideClearing(lessonId, roster));
  }
}
