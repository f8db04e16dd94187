import { CommandHandler } from '@nestjs/cqrs';
import type { BarnTransaction } from '../../../platform/event-store/barn-transaction.js';
import { barnCommand, BarnCommandHandler } from '../../../platform/messages/barn-command.js';
import type { Problem } from '../domain/problems.js';
import { importStream, type ImportFinished, type ImportUndone } from '../events.js';
import { ImportRun } from '../tables/import-run.entity.js';
import { noteLeft } from '../facts/noted-rows.js';

interface Left {
  importId: string;
  left: readonly { row: number; problems: readonly Problem[] }[];
}

/** Rows that are not imported after all, with the reason. */
export class LeaveRows extends barnCommand<Left>('imports.LeaveRows') {}

@CommandHandler(LeaveRows)
export class LeaveRowsHandler extends BarnCommandHandler<LeaveRows> {
  handle(barn: BarnTransaction, { importId, left }: Left) {
    return noteLeft(barn, importId, left);
  }
}

/** All rows are imported or left; once. */
export class FinishImport extends barnCommand<Left>('imports.FinishImport') {}

@CommandHandler(FinishImport)
export class FinishImportHandler extends BarnCommandHandler<FinishImport> {
  async handle(barn: BarnTransaction, { importId, left }: Left) {
    const key = { farmId: barn.farmId, importId };
    const runs = barn.repository(ImportRun);
    const run = await runs.findOneBy(key);
    if (run?.state !== 'running') return;
    if (left.length) await noteLeft(barn, importId, left);
    await runs.update(key, { state: 'done', finishedAt: barn.now });
    barn.record(importStream(importId), {
      type: 'imports.ImportFinished',
      data: { importId, made: run.done, left: run.rowCount - Number(run.hasHeader) - run.done },
    } satisfies ImportFinished);
  }
}

/** Everything is taken back that could be; once. */
export class FinishUndo extends barnCommand<{ importId: string }>('imports.FinishUndo') {}

@CommandHandler(FinishUndo)
export class FinishUndoHandler extends BarnCommandHandler<FinishUndo> {
  async handle(barn: BarnTransaction, { importId }: { importId: string }) {
    const key = { farmId: barn.farmId, importId };
    const runs = barn.repository(ImportRun);
    const run = await runs.findOneBy(key);
    if (run?.state !== 'undoing') return;
    await runs.update(key, { state: 'undone', undoneAt: barn.now });
    barn.record(importStream(importId), {
      type: 'imports.ImportUndone',
      data: { importId, undone: run.done - run.kept, kept: run.kept },
    } satisfies ImportUndone);
  }
}
