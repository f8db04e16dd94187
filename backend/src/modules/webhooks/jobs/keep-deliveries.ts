import { Injectable } from '@nestjs/common';
import { QueryBus } from '@nestjs/cqrs';
import { Cron } from '@nestjs/schedule';
import { deleteFromBarns } from '../../../platform/cleanup/delete-from-barns.js';
import { Clock } from '../../../platform/clock/clock.js';
import { BarnDatabase } from '../../../platform/database/databases.js';
import { inBarn } from '../../../platform/event-store/in-barn.js';
import { jobType } from '../../../platform/jobs/job-type.js';
import { WorkerFor, type JobWorker } from '../../../platform/jobs/job-worker.decorator.js';
import { Jobs } from '../../../platform/jobs/jobs.js';
import { dayOfTick } from '../../../platform/jobs/period.js';
import { eachBarn } from '../../../platform/tenancy/each-barn.js';
import { ListBarns } from '../../../platform/tenancy/list-barns.js';
import { nextTurnAt } from '../delivery/due-deliveries.js';
import { turnJob } from '../delivery/jobs.js';
import { logBegins } from '../domain/log-begins.js';

export const keepDeliveries = jobType('webhooks.keepDeliveries', { attempts: 5 });

@Injectable()
export class DeliverySchedule {
  constructor(
    private readonly jobs: Jobs,
    private readonly clock: Clock,
  ) {}

  @Cron('37 4 * * *', { name: keepDeliveries.name, timeZone: 'UTC', waitForCompletion: true })
  async keep() {
    const id = `${keepDeliveries.name}-${dayOfTick(this.clock.now())}`;
    await this.jobs.add([{ type: keepDeliveries, id, data: {} }]);
  }
}

/** At night: what is older than the log goes, and what still waits is asked for anew, though a queue was lost or a barn was inactive. */
@WorkerFor(keepDeliveries)
export class DeliveryKeeper implements JobWorker<object> {
  constructor(
    private readonly queries: QueryBus,
    private readonly barns: BarnDatabase,
    private readonly jobs: Jobs,
    private readonly clock: Clock,
  ) {}

  async work() {
    const now = this.clock.now();
    await deleteFromBarns(
      { queries: this.queries, barns: this.barns },
      (sql, { farmId, limit }) => sql`
        delete from webhook_delivery where farm_id = ${farmId} and (endpoint_id, message_id) in (
          select endpoint_id, message_id from webhook_delivery
          where farm_id = ${farmId} and created_at < ${logBegins(now)} limit ${limit})`,
    );
    await eachBarn(await this.queries.execute(new ListBarns({ active: true })), (farmId) => this.wake(farmId, now));
  }

  private async wake(farmId: string, now: Date) {
    const next = await inBarn(this.barns.sql, farmId, (sql) => nextTurnAt(sql, farmId, now));
    if (next && next <= now) await this.jobs.add([turnJob(farmId, `night-${dayOfTick(now)}`)]);
  }
}
