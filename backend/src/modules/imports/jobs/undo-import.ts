import { CommandBus, QueryBus } from '@nestjs/cqrs';
import { jobType } from '../../../platform/jobs/job-type.js';
import { WorkerFor, type JobWorker } from '../../../platform/jobs/job-worker.decorator.js';
import { Jobs } from '../../../platform/jobs/jobs.js';
import { SYSTEM } from '../../../platform/tenancy/actor.js';
import { FinishUndo } from '../commands/finish-import.js';
import { TakeBack } from '../commands/take-back.js';
import { PlanUndo } from '../queries/plan-undo.js';
import type { OneImport } from './run-import.js';
import { slicesOf, togetherOrSingly, turn } from './slices.js';

export const undoImport = jobType<OneImport>('imports.undo');

@WorkerFor(undoImport)
export class UndoWorker implements JobWorker<OneImport> {
  constructor(
    private readonly commands: CommandBus,
    private readonly queries: QueryBus,
    private readonly jobs: Jobs,
  ) {}

  async work({ farmId, importId }: OneImport) {
    const plan = await this.queries.execute(new PlanUndo({ farmId, actor: SYSTEM }, { importId }));
    if (!plan) return;
    const { kind } = plan;
    const caller = { farmId, actor: { ...SYSTEM, loginId: plan.createdBy } };
    const isOver = turn();
    for (const groups of slicesOf(plan.groups, (rows) => rows.length)) {
      if (isOver()) return this.goOn({ farmId, importId }, groups[0]?.[0]?.row ?? 0);
      await togetherOrSingly(
        groups,
        (some) => this.commands.execute(new TakeBack(caller, { importId, kind, rows: some.flat() })),
        (rows) => this.commands.execute(new TakeBack(caller, { importId, kind, rows, keepsAll: true })),
      );
    }
    await this.commands.execute(new FinishUndo(caller, { importId }));
  }

  private goOn(data: OneImport, row: number) {
    return this.jobs.add([{ type: undoImport, id: `${undoImport.name}-${data.importId}-${row}`, data }]);
  }
}
