import { Injectable } from '@nestjs/common';
import { QueryBus } from '@nestjs/cqrs';
import { Cron } from '@nestjs/schedule';
import { Clock } from '../../../platform/clock/clock.js';
import { FileStorage } from '../../../platform/files/file-storage.js';
import { jobType } from '../../../platform/jobs/job-type.js';
import { WorkerFor, type JobWorker } from '../../../platform/jobs/job-worker.decorator.js';
import { Jobs } from '../../../platform/jobs/jobs.js';
import { dayOfTick } from '../../../platform/jobs/period.js';
import { chunk } from '../../../platform/concurrency/chunk.js';
import { SYSTEM } from '../../../platform/tenancy/actor.js';
import { eachBarn } from '../../../platform/tenancy/each-barn.js';
import { ListBarns } from '../../../platform/tenancy/list-barns.js';
import { KnownHorseFileKeys } from '../queries/horse-files.js';
import { horseFilesOf } from './keep-horse-file.js';

/** An upload takes seconds; a file without a row after a day is an orphan. */
const YOUNG_MS = 24 * 3600 * 1000;

export const sweepHorseFiles = jobType('horses.sweepFiles', { attempts: 5 });

@Injectable()
export class HorseFileSchedule {
  constructor(
    private readonly jobs: Jobs,
    private readonly clock: Clock,
  ) {}

  @Cron('57 3 * * *', { name: sweepHorseFiles.name, timeZone: 'UTC', waitForCompletion: true })
  async sweep() {
    const id = `${sweepHorseFiles.name}-${dayOfTick(this.clock.now())}`;
    await this.jobs.add([{ type: sweepHorseFiles, id, data: {} }]);
  }
}

@WorkerFor(sweepHorseFiles)
export class HorseFileSweeper implements JobWorker<object> {
  constructor(
    private readonly storage: FileStorage,
    private readonly queries: QueryBus,
    private readonly clock: Clock,
  ) {}

  async work() {
    await eachBarn(await this.queries.execute(new ListBarns({})), (farmId) => this.sweepBarn(farmId));
  }

  private async sweepBarn(farmId: string) {
    const before = this.clock.now().getTime() - YOUNG_MS;
    const stored = await this.storage.list(horseFilesOf(farmId));
    const old = stored.filter(({ storedAt }) => storedAt.getTime() < before).map(({ key }) => key);
    for (const keys of chunk(500, old)) {
      const known = new Set(await this.queries.execute(new KnownHorseFileKeys({ farmId, actor: SYSTEM }, { keys })));
      for (const key of keys) if (!known.has(key)) await this.storage.remove(key);
    }
  }
}
