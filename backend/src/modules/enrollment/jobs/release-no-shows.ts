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
import { AdvanceNoShows } from '../commands/advance-no-shows.js';
import { NoShowsDue } from '../queries/strikes.js';

export const releaseNoShows = jobType('enrollment.releaseNoShows', { attempts: 5 });

/** Every hour, because a morning begins at another hour in each barn. */
@Injectable()
export class NoShowSchedule {
  constructor(
    private readonly jobs: Jobs,
    private readonly clock: Clock,
  ) {}

  @Cron('37 * * * *', { name: releaseNoShows.name, timeZone: 'UTC', waitForCompletion: true })
  async release() {
    await this.jobs.add([{ type: releaseNoShows, id: `no-shows-${hourOfTick(this.clock.now())}`, data: {} }]);
  }
}

/** Each command looks again: a round that was cut short, or runs twice, does what is left. */
@WorkerFor(releaseNoShows)
export class NoShowRound implements JobWorker<object> {
  constructor(
    private readonly queries: QueryBus,
    private readonly commands: CommandBus,
  ) {}

  async work() {
    const barns = await this.queries.execute(new ListBarns({ active: true }));
    await eachBarn(barns, async (farmId) => {
      const barn = { farmId, actor: SYSTEM };
      const due = await this.queries.execute(new NoShowsDue(barn, undefined));
      await eachBarn(due, async (lessonPersonId) => {
        await this.commands.execute(new AdvanceNoShows(barn, { lessonPersonId }));
      });
    });
  }
}
