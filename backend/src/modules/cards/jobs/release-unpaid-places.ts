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
import { CardCheckout } from '../checkout/card-checkout.js';
import { AdvanceRelease } from '../commands/advance-release.js';
import { ListOpenForInvoice } from '../queries/card-payments.js';
import { ReleasesDue } from '../queries/releases.js';

export const releaseUnpaidPlaces = jobType('cards.releaseUnpaidPlaces', { attempts: 5 });

/** Every hour, because a morning begins at another hour in each barn; after the cards of that hour were charged. */
@Injectable()
export class ReleaseSchedule {
  constructor(
    private readonly jobs: Jobs,
    private readonly clock: Clock,
  ) {}

  @Cron('47 * * * *', { name: releaseUnpaidPlaces.name, timeZone: 'UTC', waitForCompletion: true })
  async release() {
    await this.jobs.add([{ type: releaseUnpaidPlaces, id: `release-${hourOfTick(this.clock.now())}`, data: {} }]);
  }
}

/** Each invoice is looked at again before anything is done: a round that was cut short is taken up where it ended. */
@WorkerFor(releaseUnpaidPlaces)
export class ReleaseRound implements JobWorker<object> {
  constructor(
    private readonly queries: QueryBus,
    private readonly commands: CommandBus,
    private readonly checkout: CardCheckout,
  ) {}

  async work() {
    const barns = await this.queries.execute(new ListBarns({ active: true }));
    await eachBarn(barns, async (farmId) => {
      const due = await this.queries.execute(new ReleasesDue({ farmId, actor: SYSTEM }, undefined));
      await eachBarn(due, async (invoiceId) => this.look(farmId, invoiceId));
    });
  }

  /** What the family has paid by card in the last minute is recorded first; while the provider is away, nothing is released. */
  private async look(farmId: string, invoiceId: string) {
    const barn = { farmId, actor: SYSTEM };
    for (const { intentId } of await this.queries.execute(new ListOpenForInvoice(barn, { invoiceId })))
      if (intentId) await this.checkout.settle(farmId, intentId);
    await this.commands.execute(new AdvanceRelease(barn, { invoiceId }));
  }
}
