import { QueryHandler } from '@nestjs/cqrs';
import type { Sql } from '../../../platform/database/connect.js';
import { barnQuery, BarnQueryHandler, type Asker } from '../../../platform/messages/barn-query.js';
import { IF_EMPTY } from '../../../platform/tenancy/if-empty.js';
import { UNCONFIRMED_DAYS } from '../domain/limits.js';

/** What is kept no longer: closed for as many months as the barn says, or not confirmed within a week. */
export const enquiriesDue = (sql: Sql, farmId: string, now: Date, limit: number) => sql<{ id: string }[]>`
  select e.enquiry_id as id from enquiry e join farm f on f.farm_id = e.farm_id
  where e.farm_id = ${farmId} and (
    e.closed_at <= ${now}::timestamptz - make_interval(months => coalesce(
      nullif(f.preferences ->> 'enquiry_kept_months', ''), ${String(IF_EMPTY.enquiry_kept_months)})::int)
    or e.confirmed_at is null and e.created_at <= ${now}::timestamptz - make_interval(days => ${UNCONFIRMED_DAYS}::int))
  order by e.enquiry_id limit ${limit}`;

/** Asked first, so that a barn without any is not locked for it. */
export class HasEnquiriesDue extends barnQuery<void, boolean>('enquiries.HasEnquiriesDue') {}

@QueryHandler(HasEnquiriesDue)
export class HasEnquiriesDueHandler extends BarnQueryHandler<HasEnquiriesDue> {
  async answer(sql: Sql, _: void, { farmId, now }: Asker & { now: Date }) {
    return (await enquiriesDue(sql, farmId, now, 1)).length > 0;
  }
}
