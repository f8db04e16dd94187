import { Injectable } from '@nestjs/common';
import { CommandBus, QueryBus } from '@nestjs/cqrs';
import { Cron } from '@nestjs/schedule';
import { Clock } from '../../../platform/clock/clock.js';
import { chunk } from '../../../platform/concurrency/chunk.js';
import { jobType } from '../../../platform/jobs/job-type.js';
import { WorkerFor, type JobWorker } from '../../../platform/jobs/job-worker.decorator.js';
import { Jobs } from '../../../platform/jobs/jobs.js';
import { tenMinutesOfTick } from '../../../platform/jobs/period.js';
import { SYSTEM } from '../../../platform/tenancy/actor.js';
import { eachBarn } from '../../../platform/tenancy/each-barn.js';
import { ListBarns } from '../../../platform/tenancy/list-barns.js';
import { RunGuestPlaces } from '../commands/run-guest-places.js';
import { RunSessionLists } from '../commands/run-session-lists.js';
import { RunWaitingLists } from '../commands/run-waiting-lists.js';
import { SettleFilling } from '../commands/settle-filling.js';
import { FillingsDue } from '../queries/fillings-due.js';
import { GuestPlacesDue } from '../queries/guest-places.js';
import { SessionListsDue } from '../queries/session-lists.js';
import { WaitingListsDue } from '../queries/waiting-lists.js';

export const runWaitingListsJob = jobType('enrollment.runWaitingLists', { attempts: 5 });

/** Offers and what is kept for guests end, quiet hours pass, booking closes and lessons begin without anybody doing anything. */
@Injectable()
export class WaitingListSchedule {
  constructor(
    private readonly jobs: Jobs,
    private readonly clock: Clock,
  ) {}

  @Cron('*/10 * * * *', { name: runWaitingListsJob.name, timeZone: 'UTC', waitForCompletion: true })
  async run() {
    await this.jobs.add([{ type: runWaitingListsJob, id: `waiting-${tenMinutesOfTick(this.clock.now())}`, data: {} }]);
  }
}

/** Each command looks again: a round that was cut short, or runs twice, does what is left. */
@WorkerFor(runWaitingListsJob)
export class WaitingListRound implements JobWorker<object> {
  constructor(
    private readonly queries: QueryBus,
    private readonly commands: CommandBus,
  ) {}

  async work() {
    const barns = await this.queries.execute(new ListBarns({ active: true }));
    await eachBarn(barns, (farmId) => this.run(farmId));
  }

  private async run(farmId: string) {
    const barn = { farmId, actor: SYSTEM };
    const guests = await this.queries.execute(new GuestPlacesDue(barn, undefined));
    await eachBarn(chunk(20, guests), async (lessonIds) => {
      await this.commands.execute(new RunGuestPlaces(barn, { lessonIds }));
    });
    const due = await this.queries.execute(new WaitingListsDue(barn, undefined));
    await eachBarn(chunk(20, due), async (lessonIds) => {
      await this.commands.execute(new RunWaitingLists(barn, { lessonIds }));
    });
    const begun = await this.queries.execute(new FillingsDue(barn, undefined));
    await eachBarn(chunk(20, begun), async (lessonIds) => {
      await this.commands.execute(new SettleFilling(barn, { lessonIds }));
    });
    const sessions = await this.queries.execute(new SessionListsDue(barn, undefined));
    await eachBarn(chunk(20, sessions), async (seriesIds) => {
      await this.commands.execute(new RunSessionLists(barn, { seriesIds }));
    });
  }
}
