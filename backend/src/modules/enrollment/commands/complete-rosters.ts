import { CommandHandler } from '@nestjs/cqrs';
import type { BarnTransaction } from '../../../platform/event-store/barn-transaction.js';
import { barnCommand, BarnCommandHandler } from '../../../platform/messages/barn-command.js';
import { decideCompletion } from '../domain/decide-completion.js';
import { markRosters } from '../steps/mark-rosters.js';

export class CompleteRosters extends barnCommand<readonly string[]>('enrollment.CompleteRosters') {}

@CommandHandler(CompleteRosters)
export class CompleteRostersHandler extends BarnCommandHandler<CompleteRosters> {
  handle(barn: BarnTransaction, lessonIds: readonly string[]) {
    return markRosters(barn, lessonIds, decideCompletion);
  }
}
