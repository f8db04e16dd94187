import { CommandHandler } from '@nestjs/cqrs';
import type { BarnTransaction } from '../../../platform/event-store/barn-transaction.js';
import { barnCommand, BarnCommandHandler } from '../../../platform/messages/barn-command.js';
import { bulkStream } from '../domain/bulk-run.js';
import { decideReverting } from '../domain/decide-bulk.js';
import { advance } from './advance-bulk.js';

/** Takes a whole run back, ten minutes long. Its lessons take place again; riders and packages follow by policies. */
export class RevertBulk extends barnCommand<{ runId: string }, string>('scheduling.RevertBulk') {}

@CommandHandler(RevertBulk)
export class RevertBulkHandler extends BarnCommandHandler<RevertBulk> {
  async handle(barn: BarnTransaction, { runId }: { runId: string }) {
    const events = decideReverting(await barn.load(bulkStream, runId), barn.now);
    barn.append(bulkStream, runId, events);
    if (events.length) await advance(barn, runId);
    return runId;
  }
}
