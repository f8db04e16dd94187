import { Injectable } from '@nestjs/common';
import { CommandBus, QueryBus } from '@nestjs/cqrs';
import { Cron } from '@nestjs/schedule';
import { Clock } from '../../../platform/clock/clock.js';
import { jobType } from '../../../platform/jobs/job-type.js';
import { WorkerFor, type JobWorker } from '../../../platform/jobs/job-worker.decorator.js';
import { Jobs } from '../../../platform/jobs/jobs.js';
import { dayOfTick } from '../../../platform/jobs/period.js';
import { SYSTEM } from '../../../platform/tenancy/actor.js';
import { eachBarn } from '../../../platform/tenancy/each-barn.js';
import { ListBarns } from '../../../platform/tenancy/list-barns.js';
import { EraseOldCards } from '../commands/erase-old-cards.js';
import { HasCardsDue } from '../queries/cards-due.js';

export const eraseCardsJob = jobType('people.eraseCards', { attempts: 5 });

@Injectable()
export class CardSchedule {
  constructor(
    private readonly jobs: Jobs,
    private readonly clock: Clock,
  ) {}

  @Cron('43 4 * * *', { name: eraseCardsJob.name, timeZone: 'UTC', waitForCompletion: true })
  async erase() {
    const id = `${eraseCardsJob.name}-${dayOfTick(this.clock.now())}`;
    await this.jobs.add([{ type: eraseCardsJob, id, data: {} }]);
  }
}

/** Also of barns that are inactive: what is known of somebody's health has its time, whatever became of the barn. */
@WorkerFor(eraseCardsJob)
export class CardEraser implements JobWorker<object> {
  constructor(
    private readonly queries: QueryBus,
    private readonly commands: CommandBus,
  ) {}

  async work() {
    await eachBarn(await this.queries.execute(new ListBarns({})), async (farmId) => {
      const barn = { farmId, actor: SYSTEM };
      let more = await this.queries.execute(new HasCardsDue(barn, undefined));
      while (more) more = await this.commands.execute(new EraseOldCards(barn, undefined));
    });
  }
}
