import { CommandHandler } from '@nestjs/cqrs';
import type { BarnTransaction } from '../../../platform/event-store/barn-transaction.js';
import { barnCommand, BarnCommandHandler } from '../../../platform/messages/barn-command.js';
import { decideStart } from '../domain/export-state.js';
import { exportStream, type ExportStarted } from '../events.js';
import { ExportRun } from '../tables/export-run.entity.js';

/** Has all data of the barn written into one archive. Its id. */
export class StartExport extends barnCommand<object, string>('exports.StartExport') {}

@CommandHandler(StartExport)
export class StartExportHandler extends BarnCommandHandler<StartExport> {
  async handle(barn: BarnTransaction) {
    const { farmId, now } = barn;
    const runs = barn.repository(ExportRun);
    const running = await runs.findBy({ farmId, state: 'running' });
    decideStart(running, now);
    for (const { exportId } of running) await runs.delete({ farmId, exportId });
    const exportId = barn.newId();
    await runs.insert({ farmId, exportId, state: 'running', createdBy: barn.actor.loginId, createdAt: now });
    barn.record(exportStream(exportId), {
      type: 'exports.ExportStarted',
      data: { exportId },
    } satisfies ExportStarted);
    return exportId;
  }
}
