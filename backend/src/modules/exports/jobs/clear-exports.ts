import { Injectable } from '@nestjs/common';
import { QueryBus } from '@nestjs/cqrs';
import { Cron } from '@nestjs/schedule';
import { Clock } from '../../../platform/clock/clock.js';
import { BarnDatabase } from '../../../platform/database/databases.js';
import { inBarn } from '../../../platform/event-store/in-barn.js';
import { FileStorage } from '../../../platform/files/file-storage.js';
import { jobType } from '../../../platform/jobs/job-type.js';
import { WorkerFor, type JobWorker } from '../../../platform/jobs/job-worker.decorator.js';
import { Jobs } from '../../../platform/jobs/jobs.js';
import { dayOfTick } from '../../../platform/jobs/period.js';
import { eachBarn } from '../../../platform/tenancy/each-barn.js';
import { ListBarns } from '../../../platform/tenancy/list-barns.js';
import { isOver, type Run } from '../domain/export-state.js';
import { removePieces } from './remove-pieces.js';

export const clearExports = jobType('exports.clear', { attempts: 5 });

export interface ExportsBefore {
  farmId: string;
  /** A moment; exports that were begun by then go. */
  before: string;
}
export const forgetExports = jobType<ExportsBefore>('exports.forget');

@Injectable()
export class ExportSchedule {
  constructor(
    private readonly jobs: Jobs,
    private readonly clock: Clock,
  ) {}

  @Cron('27 4 * * *', { name: clearExports.name, timeZone: 'UTC', waitForCompletion: true })
  clear() {
    return this.jobs.add([{ type: clearExports, id: `${clearExports.name}-${dayOfTick(this.clock.now())}`, data: {} }]);
  }
}

type Known = Run & { exportId: string };

/** The rows first: a piece without its row is removed by the next turn. */
async function keepOnly(barns: BarnDatabase, storage: FileStorage, farmId: string, stays: (run: Known) => boolean) {
  const kept = await inBarn(barns.sql, farmId, async (sql) => {
    const runs = await sql<Known[]>`
      select export_id as "exportId", state, created_at as "createdAt", finished_at as "finishedAt"
      from export_run where farm_id = ${farmId}`;
    const gone = runs.filter((run) => !stays(run)).map(({ exportId }) => exportId);
    if (gone.length) await sql`delete from export_run where farm_id = ${farmId} and export_id = any(${gone}::uuid[])`;
    return runs.filter(stays).map(({ exportId }) => exportId);
  });
  await removePieces(storage, farmId, kept, 'all others');
}

/** Removes archives whose time is over. */
@WorkerFor(clearExports)
export class ExportClearer implements JobWorker<object> {
  constructor(
    private readonly queries: QueryBus,
    private readonly barns: BarnDatabase,
    private readonly storage: FileStorage,
    private readonly clock: Clock,
  ) {}

  async work() {
    const now = this.clock.now();
    await eachBarn(await this.queries.execute(new ListBarns({})), (farmId) =>
      keepOnly(this.barns, this.storage, farmId, (run) => !isOver(run, now)),
    );
  }
}

/** Removes archives that were begun before a moment, those that are being written included. */
@WorkerFor(forgetExports)
export class ExportForgetter implements JobWorker<ExportsBefore> {
  constructor(
    private readonly barns: BarnDatabase,
    private readonly storage: FileStorage,
  ) {}

  work({ farmId, before }: ExportsBefore) {
    return keepOnly(this.barns, this.storage, farmId, ({ createdAt }) => createdAt > new Date(before));
  }
}
