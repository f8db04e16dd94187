import { CommandBus, QueryBus } from '@nestjs/cqrs';
import { Cron } from '@nestjs/schedule';
import { Injectable } from '@nestjs/common';
import { Clock } from '../../../platform/clock/clock.js';
import { jobType } from '../../../platform/jobs/job-type.js';
import { hourOfTick } from '../../../platform/jobs/period.js';
import { Jobs } from '../../../platform/jobs/jobs.js';
import { WorkerFor, type JobWorker } from '../../../platform/jobs/job-worker.decorator.js';
import { SYSTEM } from '../../../platform/tenancy/actor.js';
import { eachBarn } from '../../../platform/tenancy/each-barn.js';
import { ListBarns } from '../../../platform/tenancy/list-barns.js';
import { RecordReminderRound } from '../commands/record-reminder-round.js';
import { reminder } from '../mails/reminder.js';
import { RemindersDue } from '../queries/reminders-due.js';

export const remindFamilies = jobType('notifications.remindFamilies', { attempts: 5 });

@Injectable()
export class ReminderSchedule {
  constructor(
    private readonly jobs: Jobs,
    private readonly clock: Clock,
  ) {}

  @Cron('0 * * * *', { name: remindFamilies.name, timeZone: 'UTC', waitForCompletion: true })
  async remind() {
    await this.jobs.add([{ type: remindFamilies, id: `remind-${hourOfTick(this.clock.now())}`, data: {} }]);
  }
}

/** F03 */
@WorkerFor(remindFamilies)
export class ReminderRound implements JobWorker<object> {
  constructor(
    private readonly queries: QueryBus,
    private readonly commands: CommandBus,
    private readonly jobs: Jobs,
  ) {}

  async work() {
    const barns = await this.queries.execute(new ListBarns({ active: true }));
    await eachBarn(barns, (farmId) => this.remind(farmId));
  }

  /** Recorded after its jobs were enqueued: a crash in between enqueues the same job ids again. */
  private async remind(farmId: string) {
    const asker = { farmId, actor: SYSTEM };
    const due = await this.queries.execute(new RemindersDue(asker, {}));
    if (!due) return;
    await this.jobs.add(
      due.reminders.map((one) => ({
        type: reminder.job,
        id: `${farmId}-${one.studentId}-reminder-${one.date}`,
        data: { farmId, ...one },
      })),
    );
    await this.commands.execute(new RecordReminderRound(asker, { hour: due.rounds.to }));
  }
}
