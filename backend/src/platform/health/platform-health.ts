import { QueryHandler, type IQueryHandler } from '@nestjs/cqrs';
import { Clock } from '../clock/clock.js';
import { PlatformDatabase } from '../database/databases.js';
import { Jobs } from '../jobs/jobs.js';
import { platformQuery } from '../messages/platform-message.js';
import type { PlatformHealthReply } from './platform-health.replies.js';

const MOST_LOOKED_AT = 1000;

/** What runs behind all barns. Mails that failed are counted from midnight UTC. */
export class ReadPlatformHealth extends platformQuery<object, PlatformHealthReply>('platform.ReadPlatformHealth') {}

@QueryHandler(ReadPlatformHealth)
export class ReadPlatformHealthHandler implements IQueryHandler<ReadPlatformHealth> {
  constructor(
    private readonly database: PlatformDatabase,
    private readonly jobs: Jobs,
    private readonly clock: Clock,
  ) {}

  async execute() {
    const now = this.clock.now();
    const [database, backlog, failed] = await Promise.all([
      this.lookAtDatabase(),
      this.jobs.backlog(),
      this.jobs.failed(MOST_LOOKED_AT),
    ]);
    const midnight = new Date(now).setUTCHours(0, 0, 0, 0);
    const failedToday = failed.filter(({ failedAt }) => failedAt.getTime() >= midnight);
    return {
      database,
      queues: backlog.map(({ since, ...queue }) => ({ ...queue, oldest_waiting_since: since?.toISOString() ?? null })),
      mails_failed_today: failedToday.filter(({ queue }) => queue === 'mail').length,
    };
  }

  /** A barn is behind while events of its log are not yet handed to the queue. */
  private async lookAtDatabase() {
    const started = performance.now();
    const [row] = await this.database.sql<[{ barns_behind: number; megabytes: number }]>`
      select (pg_database_size(current_database()) / 1048576)::int as megabytes,
        (select count(distinct c.farm_id)::int from farm_clock c join subscription_checkpoint s using (farm_id)
          where s.position < c.position) as barns_behind`;
    return { ...row, answered_in_ms: Math.round(performance.now() - started) };
  }
}
