import { CommandHandler } from '@nestjs/cqrs';
import type { BarnTransaction } from '../../../platform/event-store/barn-transaction.js';
import { barnCommand, BarnCommandHandler } from '../../../platform/messages/barn-command.js';
import { exportStream, type ExportFinished } from '../events.js';
import { ExportRun } from '../tables/export-run.entity.js';

interface Written {
  exportId: string;
  rows: number;
  bytes: number;
}

/** The archive lies ready, once. Whether it may be kept: it may not if it was removed while it was written. */
export class FinishExport extends barnCommand<Written, boolean>('exports.FinishExport') {}

@CommandHandler(FinishExport)
export class FinishExportHandler extends BarnCommandHandler<FinishExport> {
  async handle(barn: BarnTransaction, { exportId, rows, bytes }: Written) {
    const key = { farmId: barn.farmId, exportId };
    const runs = barn.repository(ExportRun);
    const run = await runs.findOneBy(key);
    if (run?.state !== 'running') return run !== null;
    await runs.update(key, { state: 'done', finishedAt: barn.now, done: run.toDo, rowCount: rows, sizeBytes: bytes });
    barn.record(exportStream(exportId), {
      type: 'exports.ExportFinished',
      data: { exportId, rows, bytes },
    } satisfies ExportFinished);
    return true;
  }
}
