import { CommandHandler } from '@nestjs/cqrs';
import { notFound } from '../../../platform/errors/refusal.js';
import type { BarnTransaction } from '../../../platform/event-store/barn-transaction.js';
import { barnCommand, BarnCommandHandler } from '../../../platform/messages/barn-command.js';
import { decideStart, decideUndo } from '../domain/import-state.js';
import { importStream, type ImportStarted, type ImportUndoStarted } from '../events.js';
import { ImportRun } from '../tables/import-run.entity.js';

/** The run, and whether another of the barn is at work. One round trip. */
async function runAndOthers({ farmId, sql }: BarnTransaction, importId: string) {
  const runs = await sql<Pick<ImportRun, 'importId' | 'kind' | 'state' | 'finishedAt' | 'done'>[]>`
    select import_id as "importId", kind, state, finished_at as "finishedAt", done from import_run
    where farm_id = ${farmId} and (import_id = ${importId} or state in ('running', 'undoing'))`;
  const run = runs.find((one) => one.importId === importId);
  if (!run) throw notFound('The import');
  return { run, isBusy: runs.length > 1 };
}

interface Start {
  importId: string;
  /** How many rows would be imported now, and how many whoever starts it has been shown. */
  willImport: number;
  shown: number;
}

export class StartImport extends barnCommand<Start>('imports.StartImport') {}

@CommandHandler(StartImport)
export class StartImportHandler extends BarnCommandHandler<StartImport> {
  async handle(barn: BarnTransaction, { importId, willImport, shown }: Start) {
    const { run, isBusy } = await runAndOthers(barn, importId);
    decideStart({ state: run.state, isBusy, willImport, shown });
    await barn
      .repository(ImportRun)
      .update(
        { farmId: barn.farmId, importId },
        { state: 'running', startedAt: barn.now, createdBy: barn.actor.loginId, toDo: willImport, done: 0 },
      );
    barn.record(importStream(importId), {
      type: 'imports.ImportStarted',
      data: { importId, kind: run.kind, rows: willImport },
    } satisfies ImportStarted);
  }
}

/** Has everything taken back that an import made, within a day. */
export class UndoImport extends barnCommand<{ importId: string }>('imports.UndoImport') {}

@CommandHandler(UndoImport)
export class UndoImportHandler extends BarnCommandHandler<UndoImport> {
  async handle(barn: BarnTransaction, { importId }: { importId: string }) {
    const { run, isBusy } = await runAndOthers(barn, importId);
    decideUndo({ ...run, isBusy, now: barn.now });
    await barn
      .repository(ImportRun)
      .update(
        { farmId: barn.farmId, importId },
        { state: 'undoing', createdBy: barn.actor.loginId, toDo: run.done, done: 0, kept: 0 },
      );
    barn.record(importStream(importId), {
      type: 'imports.ImportUndoStarted',
      data: { importId },
    } satisfies ImportUndoStarted);
  }
}
