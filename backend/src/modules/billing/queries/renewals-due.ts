import { QueryHandler } from '@nestjs/cqrs';
import type { Sql } from '../../../platform/database/connect.js';
import { barnQuery, BarnQueryHandler, type Asker } from '../../../platform/messages/barn-query.js';
import { barnDay } from './item-rows.js';

/** Packages whose day of renewal has come, the longest due first. E11 */
export class RenewalsDue extends barnQuery<void, string[]>('billing.RenewalsDue') {}

@QueryHandler(RenewalsDue)
export class RenewalsDueHandler extends BarnQueryHandler<RenewalsDue> {
  async answer(sql: Sql, _: void, { farmId, now }: Asker & { now: Date }) {
    const due = await sql<{ id: string }[]>`
      select package_id as id from package
      where farm_id = ${farmId} and renew_date <= ${barnDay(sql, farmId, now)}
      order by renew_date, package_id`;
    return due.map(({ id }) => id);
  }
}
