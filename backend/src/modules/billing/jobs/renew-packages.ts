import { Injectable } from '@nestjs/common';
import { CommandBus, QueryBus } from '@nestjs/cqrs';
import { Cron } from '@nestjs/schedule';
import { Clock } from '../../../platform/clock/clock.js';
import { jobType } from '../../../platform/jobs/job-type.js';
import { WorkerFor, type JobWorker } from '../../../platform/jobs/job-worker.decorator.js';
import { Jobs } from '../../../platform/jobs/jobs.js';
import { hourOfTick } from '../../../platform/jobs/period.js';
import { SYSTEM } from '../../../platform/tenancy/actor.js';
import { eachBarn } from '../../../platform/tenancy/each-barn.js';
import { ListBarns } from '../../../platform/tenancy/list-barns.js';
import { RenewPackage } from '../commands/renew-package.js';
import { RenewalsDue } from '../queries/renewals-due.js';

export const renewPackages = jobType('billing.renewPackages', { attempts: 5 });

/** Every hour, because a day begins at another hour in each barn. */
@Injectable()
export class RenewalSchedule {
  constructor(
    private readonly jobs: Jobs,
    private readonly clock: Clock,
  ) {}

  @Cron('12 * * * *', { name: renewPackages.name, timeZone: 'UTC', waitForCompletion: true })
  async renew() {
    await this.jobs.add([{ type: renewPackages, id: `renew-${hourOfTick(this.clock.now())}`, data: {} }]);
  }
}

/** Each package is a command of its own, which looks again: a round that was cut short is taken up where it ended. R164 E11 */
@WorkerFor(renewPackages)
export class RenewalRound implements JobWorker<object> {
  constructor(
    private readonly queries: QueryBus,
    private readonly commands: CommandBus,
  ) {}

  async work() {
    const barns = await this.queries.execute(new ListBarns({ active: true }));
    await eachBarn(barns, (farmId) => this.renew(farmId));
  }

  private async renew(farmId: string) {
    const barn = { farmId, actor: SYSTEM };
    const due = await this.queries.execute(new RenewalsDue(barn, undefined));
    await eachBarn(due, async (packageId) => {
      await this.commands.execute(new RenewPackage(barn, { packageId }));
    });
  }
}
