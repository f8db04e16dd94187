import { Injectable } from '@nestjs/common';
import { PlatformDatabase } from '../../../platform/database/databases.js';
import { barns } from '../../../platform/tenancy/lookups.js';

/** One sitemap may have five times as many; ours is to stay below two megabytes. */
const MOST_BARNS = 10_000;

/** Public addresses of active barns that want to be found, the newest first. */
@Injectable()
export class FoundBarns {
  constructor(private readonly database: PlatformDatabase) {}

  async publicIds() {
    const { sql } = this.database;
    const rows = await sql<{ publicId: string }[]>`
      select public_id as "publicId" from ${barns(sql)} barn
      where is_active and coalesce(preferences ->> 'public_is_found', '0') = '1'
      order by farm_id desc limit ${MOST_BARNS}`;
    return rows.map(({ publicId }) => publicId);
  }
}
