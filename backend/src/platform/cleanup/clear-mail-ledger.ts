import { QueryBus } from '@nestjs/cqrs';
import { Clock } from '../clock/clock.js';
import { BarnDatabase } from '../database/databases.js';
import { inBarn } from '../event-store/in-barn.js';
import { jobType } from '../jobs/job-type.js';
import { WorkerFor, type JobWorker } from '../jobs/job-worker.decorator.js';
import { eachBarn } from '../tenancy/each-barn.js';
import { ListBarns } from '../tenancy/list-barns.js';
import { deleteInSlices } from './delete-in-slices.js';

/** The email report shows a year; one month more keeps its first day complete. */
const KEPT_MONTHS = 13;

export const clearMailLedger = jobType('cleanup.clearMailLedger', { attempts: 5 });

@WorkerFor(clearMailLedger)
export class MailLedgerClearer implements JobWorker<object> {
  constructor(
    private readonly queries: QueryBus,
    private readonly barns: BarnDatabase,
    private readonly clock: Clock,
  ) {}

  async work() {
    const before = this.clock.now();
    before.setUTCMonth(before.getUTCMonth() - KEPT_MONTHS);
    await eachBarn(await this.queries.execute(new ListBarns({})), async (farmId) => {
      await deleteInSlices((limit) =>
        inBarn(this.barns.sql, farmId, async (sql) => {
          const gone = await sql`
            delete from mail_message where farm_id = ${farmId} and mail_id in (
              select mail_id from mail_message where farm_id = ${farmId} and created_at < ${before} limit ${limit})`;
          return gone.count;
        }),
      );
    });
  }
}
