import { Injectable } from '@nestjs/common';
import { Cron } from '@nestjs/schedule';
import { Clock } from '../clock/clock.js';
import type { JobType } from '../jobs/job-type.js';
import { Jobs } from '../jobs/jobs.js';
import { dayOfTick } from '../jobs/period.js';
import { clearDoneJobs } from './clear-done-jobs.js';
import { clearIdempotencyKeys } from './clear-idempotency-keys.js';
import { clearMailLedger } from './clear-mail-ledger.js';

/** UTC, at night for most barns. */
const nightly = ({ name }: JobType) => ({ name, timeZone: 'UTC', waitForCompletion: true });

@Injectable()
export class CleanupSchedule {
  constructor(
    private readonly jobs: Jobs,
    private readonly clock: Clock,
  ) {}

  @Cron('17 3 * * *', nightly(clearIdempotencyKeys))
  idempotencyKeys() {
    return this.ask(clearIdempotencyKeys);
  }

  @Cron('37 3 * * *', nightly(clearMailLedger))
  mailLedger() {
    return this.ask(clearMailLedger);
  }

  @Cron('47 3 * * *', nightly(clearDoneJobs))
  doneJobs() {
    return this.ask(clearDoneJobs);
  }

  private ask(type: JobType) {
    return this.jobs.add([{ type, id: `${type.name}-${dayOfTick(this.clock.now())}`, data: {} }]);
  }
}
