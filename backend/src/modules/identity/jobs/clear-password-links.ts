import { Injectable } from '@nestjs/common';
import { Cron } from '@nestjs/schedule';
import { deleteInSlices } from '../../../platform/cleanup/delete-in-slices.js';
import { Clock } from '../../../platform/clock/clock.js';
import { PlatformDatabase } from '../../../platform/database/databases.js';
import { jobType } from '../../../platform/jobs/job-type.js';
import { WorkerFor, type JobWorker } from '../../../platform/jobs/job-worker.decorator.js';
import { Jobs } from '../../../platform/jobs/jobs.js';
import { dayOfTick } from '../../../platform/jobs/period.js';

/** Until then an expired link still says why it does not work. */
const KEPT_MS = 30 * 24 * 3600 * 1000;

export const clearPasswordLinks = jobType('identity.clearPasswordLinks', { attempts: 5 });

@Injectable()
export class PasswordLinkSchedule {
  constructor(
    private readonly jobs: Jobs,
    private readonly clock: Clock,
  ) {}

  @Cron('27 3 * * *', { name: clearPasswordLinks.name, timeZone: 'UTC', waitForCompletion: true })
  async clear() {
    const id = `${clearPasswordLinks.name}-${dayOfTick(this.clock.now())}`;
    await this.jobs.add([{ type: clearPasswordLinks, id, data: {} }]);
  }
}

@WorkerFor(clearPasswordLinks)
export class PasswordLinkClearer implements JobWorker<object> {
  constructor(
    private readonly platform: PlatformDatabase,
    private readonly clock: Clock,
  ) {}

  async work() {
    const before = new Date(this.clock.now().getTime() - KEPT_MS);
    await deleteInSlices(async (limit) => {
      const gone = await this.platform.sql`
        delete from password_token where token_id in (
          select token_id from password_token where expires_at < ${before} limit ${limit})`;
      return gone.count;
    });
  }
}
