import { QueryBus } from '@nestjs/cqrs';
import { Clock } from '../clock/clock.js';
import { BarnDatabase } from '../database/databases.js';
import { jobType } from '../jobs/job-type.js';
import { WorkerFor, type JobWorker } from '../jobs/job-worker.decorator.js';
import { ledgerBegins } from '../mail/ledger-begins.js';
import { deleteFromBarns } from './delete-from-barns.js';

export const clearMailLedger = jobType('cleanup.clearMailLedger', { attempts: 5 });

@WorkerFor(clearMailLedger)
export class MailLedgerClearer implements JobWorker<object> {
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
        delete from mail_message where farm_id = ${farmId} and mail_id in (
          select mail_id from mail_message where farm_id = ${farmId} and created_at < ${before} limit ${limit})`,
    );
  }
}
