import { Injectable } from '@nestjs/common';
import { QueryBus } from '@nestjs/cqrs';
import { Cron } from '@nestjs/schedule';
import { Clock } from '../../../platform/clock/clock.js';
import { jobType } from '../../../platform/jobs/job-type.js';
import { WorkerFor, type JobWorker } from '../../../platform/jobs/job-worker.decorator.js';
import { Jobs } from '../../../platform/jobs/jobs.js';
import { hourOfTick } from '../../../platform/jobs/period.js';
import { SYSTEM } from '../../../platform/tenancy/actor.js';
import { eachBarn } from '../../../platform/tenancy/each-barn.js';
import { ListBarns } from '../../../platform/tenancy/list-barns.js';
import { DueCharges } from '../checkout/due-charges.js';
import { ChargesDue } from '../queries/due-charges.js';

export const chargeWhatIsDue = jobType('cards.chargeWhatIsDue', { attempts: 5 });

/** Every hour, because a morning begins at another hour in each barn; after the packages of that hour were renewed. */
@Injectable()
export class DueChargeSchedule {
  constructor(
    private readonly jobs: Jobs,
    private readonly clock: Clock,
  ) {}

  @Cron('32 * * * *', { name: chargeWhatIsDue.name, timeZone: 'UTC', waitForCompletion: true })
  async charge() {
    await this.jobs.add([{ type: chargeWhatIsDue, id: `charge-${hourOfTick(this.clock.now())}`, data: {} }]);
  }
}

/** Each invoice is looked at again before its card is charged: a round that was cut short is taken up where it ended. */
@WorkerFor(chargeWhatIsDue)
export class DueChargeRound implements JobWorker<object> {
  constructor(
    private readonly queries: QueryBus,
    private readonly charges: DueCharges,
  ) {}

  async work() {
    const barns = await this.queries.execute(new ListBarns({ active: true }));
    await eachBarn(barns, async (farmId) => {
      const due = await this.queries.execute(new ChargesDue({ farmId, actor: SYSTEM }, undefined));
      await eachBarn(due, async (invoiceId) => {
        await this.charges.charge({ farmId, actor: SYSTEM }, invoiceId, { isNow: false });
      });
    });
  }
}
