import { CommandHandler } from '@nestjs/cqrs';
import type { BarnTransaction } from '../../../platform/event-store/barn-transaction.js';
import { barnCommand, BarnCommandHandler } from '../../../platform/messages/barn-command.js';
import { decideReopening } from '../domain/decide-completion.js';
import { markRosters } from '../steps/mark-rosters.js';

/** Undoes only what the lesson's completion did; takes lesson ids. */
export class ReopenRosters extends barnCommand<readonly string[]>('enrollment.ReopenRosters') {}

@CommandHandler(ReopenRosters)
export class ReopenRostersHandler extends BarnCommandHandler<ReopenRosters> {
  handle(barn: BarnTransaction, lessonIds: readonly string[]) {
    return markRosters(barn, lessonIds, decideReopening);
  }
}
