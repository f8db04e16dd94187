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
import { EraseOldEnquiries } from '../commands/erase-old-enquiries.js';
import { HasEnquiriesDue } from '../queries/enquiries-due.js';

export const eraseEnquiriesJob = jobType('enquiries.erase', { attempts: 5 });

@Injectable()
export class EnquirySchedule {
  constructor(
    private readonly jobs: Jobs,
    private readonly clock: Clock,
  ) {}

  @Cron('27 4 * * *', { name: eraseEnquiriesJob.name, timeZone: 'UTC', waitForCompletion: true })
  async erase() {
    const id = `${eraseEnquiriesJob.name}-${dayOfTick(this.clock.now())}`;
    await this.jobs.add([{ type: eraseEnquiriesJob, id, data: {} }]);
  }
}

/** Also of barns that are inactive: strangers' data has its time, whatever became of the barn. */
@WorkerFor(eraseEnquiriesJob)
export class EnquiryEraser implements JobWorker<object> {
  constructor(
    private readonly queries: QueryBus,
    private readonly commands: CommandBus,
  ) {}

  async work() {
    await eachBarn(await this.queries.execute(new ListBarns({})), async (farmId) => {
      const barn = { farmId, actor: SYSTEM };
      let more = await this.queries.execute(new HasEnquiriesDue(barn, undefined));
      while (more) more = await this.commands.execute(new EraseOldEnquiries(barn, undefined));
    });
  }
}
