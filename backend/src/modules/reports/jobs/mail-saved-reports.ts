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
import { SendSavedReport } from '../commands/send-saved-report.js';
import { SavedReportsDue } from '../queries/saved/saved-reports-due.js';

export const mailSavedReports = jobType('reports.mailSavedReports', { attempts: 5 });

/** Every hour, because the morning comes at another hour in each barn. */
@Injectable()
export class SavedReportSchedule {
  constructor(
    private readonly jobs: Jobs,
    private readonly clock: Clock,
  ) {}

  @Cron('7 * * * *', { name: mailSavedReports.name, timeZone: 'UTC', waitForCompletion: true })
  async mail() {
    const id = `mail-saved-reports-${hourOfTick(this.clock.now())}`;
    await this.jobs.add([{ type: mailSavedReports, id, data: {} }]);
  }
}

/** Each report is a command of its own, which looks again: a round that was cut short is taken up where it ended. */
@WorkerFor(mailSavedReports)
export class SavedReportRound implements JobWorker<object> {
  constructor(
    private readonly queries: QueryBus,
    private readonly commands: CommandBus,
  ) {}

  async work() {
    const barns = await this.queries.execute(new ListBarns({ active: true }));
    await eachBarn(barns, async (farmId) => {
      const barn = { farmId, actor: SYSTEM };
      const due = await this.queries.execute(new SavedReportsDue(barn, undefined));
      await eachBarn(due, async (savedReportId) => {
        await this.commands.execute(new SendSavedReport(barn, { savedReportId, by: 'clock' }));
      });
    });
  }
}
