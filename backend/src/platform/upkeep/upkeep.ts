import { Injectable } from '@nestjs/common';
import { Cron } from '@nestjs/schedule';
import { Clock } from '../clock/clock.js';
import { BarnDatabase, PlatformDatabase } from '../database/databases.js';
import { inBarn } from '../event-store/in-barn.js';

const DAY_MS = 24 * 3600 * 1000;
/** A client repeats a request within minutes; a week is generous. */
const KEYS_KEPT_MS = 7 * DAY_MS;
const LINKS_KEPT_MS = 30 * DAY_MS;

/** Throws away what has had its day. Runs in every worker: what one has deleted the next does not find. */
@Injectable()
export class Upkeep {
  constructor(
    private readonly barns: BarnDatabase,
    private readonly platform: PlatformDatabase,
    private readonly clock: Clock,
  ) {}

  @Cron('17 3 * * *', { name: 'idempotency-keys', timeZone: 'UTC' })
  async idempotencyKeys() {
    const before = new Date(this.clock.now().getTime() - KEYS_KEPT_MS);
    const farms = await this.platform.sql<{ farm_id: string }[]>`select farm_id from farm_clock order by farm_id`;
    for (const { farm_id } of farms)
      await inBarn(
        this.barns.sql,
        farm_id,
        async (sql) =>
          void (await sql`delete from idempotency_key where farm_id = ${farm_id} and created_at < ${before}`),
      );
  }

  @Cron('27 3 * * *', { name: 'password-links', timeZone: 'UTC' })
  async passwordLinks() {
    await this.platform
      .sql`delete from password_token where expires_at < ${new Date(this.clock.now().getTime() - LINKS_KEPT_MS)}`;
  }
}
