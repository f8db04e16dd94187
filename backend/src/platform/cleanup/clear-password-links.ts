import { Clock } from '../clock/clock.js';
import { PlatformDatabase } from '../database/databases.js';
import { jobType } from '../jobs/job-type.js';
import { WorkerFor, type JobWorker } from '../jobs/job-worker.decorator.js';
import { deleteInSlices } from './delete-in-slices.js';

/** Until then an expired link still says why it does not work. */
const KEPT_MS = 30 * 24 * 3600 * 1000;

export const clearPasswordLinks = jobType('cleanup.clearPasswordLinks', { attempts: 5 });

@WorkerFor(clearPasswordLinks)
export class PasswordLinkClearer implements JobWorker<object> {
  constructor(
    private readonly platform: PlatformDatabase,
    private readonly clock: Clock,
  ) {}

  async work() {
    const before = new Date(this.clock.now().getTime() - KEPT_MS);
    await deleteInSlices(async (limit) => {
      const gone = await this.platform.sql`
        delete from password_token where token_id in (
          select token_id from password_token where expires_at < ${before} limit ${limit})`;
      return gone.count;
    });
  }
}
