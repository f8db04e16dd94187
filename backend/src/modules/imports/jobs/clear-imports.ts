import { Injectable } from '@nestjs/common';
import { QueryBus } from '@nestjs/cqrs';
import { Cron } from '@nestjs/schedule';
import { Clock } from '../../../platform/clock/clock.js';
import { BarnDatabase } from '../../../platform/database/databases.js';
import { inBarn } from '../../../platform/event-store/in-barn.js';
import { jobType } from '../../../platform/jobs/job-type.js';
import { WorkerFor, type JobWorker } from '../../../platform/jobs/job-worker.decorator.js';
import { Jobs } from '../../../platform/jobs/jobs.js';
import { dayOfTick } from '../../../platform/jobs/period.js';
import { eachBarn } from '../../../platform/tenancy/each-barn.js';
import { ListBarns } from '../../../platform/tenancy/list-barns.js';

/** Files hold people's names: no longer than somebody may ask what became of a row. */
const KEPT_MS = 7 * 24 * 3600 * 1000;

export const clearImports = jobType('imports.clear', { attempts: 5 });

@Injectable()
export class ImportSchedule {
  constructor(
    private readonly jobs: Jobs,
    private readonly clock: Clock,
  ) {}

  @Cron('7 4 * * *', { name: clearImports.name, timeZone: 'UTC', waitForCompletion: true })
  clear() {
    const id = `${clearImports.name}-${dayOfTick(this.clock.now())}`;
    return this.jobs.add([{ type: clearImports, id, data: {} }]);
  }
}

@WorkerFor(clearImports)
export class ImportClearer implements JobWorker<object> {
  constructor(
    private readonly queries: QueryBus,
    private readonly barns: BarnDatabase,
    private readonly clock: Clock,
  ) {}

  async work() {
    const before = new Date(this.clock.now().getTime() - KEPT_MS);
    await eachBarn(await this.queries.execute(new ListBarns({})), async (farmId) => {
      await inBarn(
        this.barns.sql,
        farmId,
        (sql) => sql`
          delete from import_run
          where farm_id = ${farmId} and created_at < ${before} and state not in ('running', 'undoing')`,
      );
    });
  }
}
