import { Injectable } from '@nestjs/common';
import { QueryBus } from '@nestjs/cqrs';
import { Cron } from '@nestjs/schedule';
import { deleteFromBarns } from '../../../platform/cleanup/delete-from-barns.js';
import { Clock } from '../../../platform/clock/clock.js';
import { BarnDatabase } from '../../../platform/database/databases.js';
import { jobType } from '../../../platform/jobs/job-type.js';
import { WorkerFor, type JobWorker } from '../../../platform/jobs/job-worker.decorator.js';
import { Jobs } from '../../../platform/jobs/jobs.js';
import { dayOfTick } from '../../../platform/jobs/period.js';

/** As long as its form is good. */
const KEPT_MS = 24 * 3600 * 1000;

export const clearVoucherOrders = jobType('billing.clearVoucherOrders', { attempts: 5 });

@Injectable()
export class VoucherOrderSchedule {
  constructor(
    private readonly jobs: Jobs,
    private readonly clock: Clock,
  ) {}

  @Cron('27 4 * * *', { name: clearVoucherOrders.name, timeZone: 'UTC', waitForCompletion: true })
  async clear() {
    const id = `${clearVoucherOrders.name}-${dayOfTick(this.clock.now())}`;
    await this.jobs.add([{ type: clearVoucherOrders, id, data: {} }]);
  }
}

/** Names and addresses of strangers who looked at a price and paid nothing; what somebody began to pay for goes with its payment. */
@WorkerFor(clearVoucherOrders)
export class VoucherOrderClearer implements JobWorker<object> {
  constructor(
    private readonly queries: QueryBus,
    private readonly barns: BarnDatabase,
    private readonly clock: Clock,
  ) {}

  async work() {
    const before = new Date(this.clock.now().getTime() - KEPT_MS);
    await deleteFromBarns(
      { queries: this.queries, barns: this.barns },
      (sql, { farmId, limit }) => sql`
        delete from voucher_order where farm_id = ${farmId} and order_id in (
          select order_id from voucher_order where farm_id = ${farmId} and not is_begun and created_at < ${before} limit ${limit})`,
    );
  }
}
