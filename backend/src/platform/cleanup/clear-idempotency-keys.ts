import { QueryBus } from '@nestjs/cqrs';
import { Clock } from '../clock/clock.js';
import { BarnDatabase } from '../database/databases.js';
import { jobType } from '../jobs/job-type.js';
import { WorkerFor, type JobWorker } from '../jobs/job-worker.decorator.js';
import { deleteFromBarns } from './delete-from-barns.js';

/** Clients repeat a request within minutes; a week is generous. */
const KEPT_MS = 7 * 24 * 3600 * 1000;

export const clearIdempotencyKeys = jobType('cleanup.clearIdempotencyKeys', { attempts: 5 });

@WorkerFor(clearIdempotencyKeys)
export class IdempotencyKeyClearer implements JobWorker<object> {
  constructor(
    private readonly queries: QueryBus,
    private readonly barns: BarnDatabase,
    private readonly clock: Clock,
  ) {}

  async work() {
    const before = new Date(this.clock.now().getTime() - KEPT_MS);
    await deleteFromBarns(
      { queries: this.queries, barns: this.barns },
      (sql, { farmId, limit }) => sql`
        delete from idempotency_key where farm_id = ${farmId} and key in (
          select key from idempotency_key where farm_id = ${farmId} and created_at < ${before} limit ${limit})`,
    );
  }
}
