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
import { RecordPaymentRound } from '../commands/record-payment-round.js';
import { RemindAccounts } from '../commands/remind-accounts.js';
import { PaymentRoundDue } from '../queries/next-reminders.js';

export const remindOfInvoices = jobType('billing.remindOfInvoices', { attempts: 5 });

/** Every hour, because the morning comes at another hour in each barn. */
@Injectable()
export class InvoiceReminderSchedule {
  constructor(
    private readonly jobs: Jobs,
    private readonly clock: Clock,
  ) {}

  @Cron('22 * * * *', { name: remindOfInvoices.name, timeZone: 'UTC', waitForCompletion: true })
  async remind() {
    const id = `remind-of-invoices-${hourOfTick(this.clock.now())}`;
    await this.jobs.add([{ type: remindOfInvoices, id, data: {} }]);
  }
}

/** Each account is a command of its own, which looks again: a round that was cut short is taken up where it ended. */
@WorkerFor(remindOfInvoices)
export class InvoiceReminderRound implements JobWorker<object> {
  constructor(
    private readonly queries: QueryBus,
    private readonly commands: CommandBus,
  ) {}

  async work() {
    const barns = await this.queries.execute(new ListBarns({ active: true }));
    await eachBarn(barns, (farmId) => this.remind(farmId));
  }

  private async remind(farmId: string) {
    const barn = { farmId, actor: SYSTEM };
    const due = await this.queries.execute(new PaymentRoundDue(barn, undefined));
    if (!due) return;
    const { day, days, accountIds } = due;
    await eachBarn(accountIds, async (accountId) => {
      await this.commands.execute(new RemindAccounts(barn, { accountIds: [accountId], days }));
    });
    await this.commands.execute(new RecordPaymentRound(barn, { day }));
  }
}
