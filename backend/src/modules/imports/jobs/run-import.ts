import { CommandBus, QueryBus } from '@nestjs/cqrs';
import { jobType } from '../../../platform/jobs/job-type.js';
import { WorkerFor, type JobWorker } from '../../../platform/jobs/job-worker.decorator.js';
import { Jobs } from '../../../platform/jobs/jobs.js';
import { SYSTEM } from '../../../platform/tenancy/actor.js';
import { FinishImport, LeaveRows } from '../commands/finish-import.js';
import { ImportRows } from '../commands/import-rows.js';
import { problem } from '../domain/problems.js';
import { PlanImport } from '../queries/plan-import.js';
import { slicesOf, togetherOrSingly, turn } from './slices.js';

export interface OneImport {
  farmId: string;
  importId: string;
}

export const runImport = jobType<OneImport>('imports.run');

/** Goes on wherever an earlier one stopped: each row that is dealt with says so. */
@WorkerFor(runImport)
export class ImportWorker implements JobWorker<OneImport> {
  constructor(
    private readonly commands: CommandBus,
    private readonly queries: QueryBus,
    private readonly jobs: Jobs,
  ) {}

  async work({ farmId, importId }: OneImport) {
    const plan = await this.queries.execute(new PlanImport({ farmId, actor: SYSTEM }, { importId }));
    if (!plan) return;
    const caller = { farmId, actor: { ...SYSTEM, loginId: plan.createdBy } };
    const isOver = turn();
    for (const works of slicesOf(plan.works, ({ rows }) => rows.length)) {
      if (isOver()) return this.goOn({ farmId, importId }, works[0]?.rows[0] ?? 0);
      await togetherOrSingly(
        works,
        (some) => this.commands.execute(new ImportRows(caller, { importId, works: some })),
        ({ rows }, { message }) => {
          const left = rows.map((row) => ({ row, problems: [problem('refused', null, message)] }));
          return this.commands.execute(new LeaveRows(caller, { importId, left }));
        },
      );
    }
    await this.commands.execute(new FinishImport(caller, { importId, left: plan.left }));
  }

  private goOn(data: OneImport, row: number) {
    return this.jobs.add([{ type: runImport, id: `${runImport.name}-${data.importId}-${row}`, data }]);
  }
}
