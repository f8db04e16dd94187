import { Injectable } from '@nestjs/common';
import { QueryBus } from '@nestjs/cqrs';
import { Cron } from '@nestjs/schedule';
import { deleteFromBarns } from '../../../platform/cleanup/delete-from-barns.js';
import { Clock } from '../../../platform/clock/clock.js';
import { BarnDatabase } from '../../../platform/database/databases.js';
import { jobType } from '../../../platform/jobs/job-type.js';
import { WorkerFor, type JobWorker } from '../../../platform/jobs/job-worker.decorator.js';
import { Jobs } from '../../../platform/jobs/jobs.js';
import { dayOfTick } from '../../../platform/jobs/period.js';
import { ledgerBegins } from '../../../platform/mail/ledger-begins.js';

export const clearInvoiceMails = jobType('billing.clearInvoiceMails', { attempts: 5 });

@Injectable()
export class InvoiceMailSchedule {
  constructor(
    private readonly jobs: Jobs,
    private readonly clock: Clock,
  ) {}

  @Cron('17 4 * * *', { name: clearInvoiceMails.name, timeZone: 'UTC', waitForCompletion: true })
  async clear() {
    const id = `${clearInvoiceMails.name}-${dayOfTick(this.clock.now())}`;
    await this.jobs.add([{ type: clearInvoiceMails, id, data: {} }]);
  }
}

/** To whom papers went, and the files that went with them, for as long as the ledger of mails. R182 */
@WorkerFor(clearInvoiceMails)
export class InvoiceMailClearer implements JobWorker<object> {
  constructor(
    private readonly queries: QueryBus,
    private readonly barns: BarnDatabase,
    private readonly clock: Clock,
  ) {}

  async work() {
    const before = ledgerBegins(this.clock.now());
    await deleteFromBarns(
      { queries: this.queries, barns: this.barns },
      (sql, { farmId, limit }) => sql`
        delete from invoice_mail where farm_id = ${farmId} and mail_id in (
          select mail_id from invoice_mail where farm_id = ${farmId} and created_at < ${before} limit ${limit})`,
    );
  }
}
