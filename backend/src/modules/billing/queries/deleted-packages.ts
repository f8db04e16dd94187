import { QueryHandler } from '@nestjs/cqrs';
import type { Fragment, Sql } from '../../../platform/database/connect.js';
import { personWhoActed } from '../../../platform/event-store/person-who-acted.js';
import { barnQuery, BarnQueryHandler, type Asker } from '../../../platform/messages/barn-query.js';
import { familiesOf } from '../../people/contracts.js';
import { restorableSince } from '../../scheduling/contracts.js';
import type { DeletedItemsReply, DeletedPackageReply } from '../http/deleted-items.replies.js';
import { barnDay } from './item-rows.js';

/**
 * Packages of the riders of a student's account that were deleted in the last 30 days and can be brought back, the latest first. What went
 * with its payment is left out.
 */
export class ListDeletedPackages extends barnQuery<{ studentId: string }, DeletedItemsReply>(
  'billing.ListDeletedPackages',
) {}

@QueryHandler(ListDeletedPackages)
export class ListDeletedPackagesHandler extends BarnQueryHandler<ListDeletedPackages> {
  async answer(sql: Sql, { studentId }: { studentId: string }, { farmId, now }: Asker & { now: Date }) {
    const family = familiesOf(sql, farmId, sql`(select ${studentId}::uuid)`);
    const items = await sql<DeletedPackageReply[]>`
      select gone.package_id as id, was."productName" as product_name, was.kind, gone.student_id, rider.person_name as rider_name,
        was."startCount" as start_count, was.coverage, was."perWeek" as per_week, (was."priceMinor" / 100.0)::float8 as product_price,
        was."purchaseDate" as purchase_date, was."startDate" as package_start_date, was."expiryDate" as package_expiry_date,
        case when renews.date > ${barnDay(sql, farmId, now)} then renews.date end as package_renew_date,
        coalesce(m.transaction_type = 'invoice' and not m.paid, false)::int as is_owed,
        exists (select from payment back where back.farm_id = m.farm_id and back.refund_of = m.payment_id
          and back.refund_state is distinct from 'declined')::int as is_refunded,
        gone.occurred_at as deleted_at, p.person_name as deleted_by
      from (${goneLately(sql, farmId, { now, family })}) gone
        cross join lateral jsonb_to_record(gone.data -> 'was') as was("productName" text, kind text, "startCount" int, coverage text,
          "perWeek" int, "priceMinor" bigint, "purchaseDate" date, "startDate" date, "expiryDate" date, renewal jsonb, "paymentId" uuid)
        cross join lateral (select (was.renewal ->> 'date')::date as date) renews
        join student s on s.farm_id = gone.farm_id and s.student_id = gone.student_id
        join person rider on rider.farm_id = s.farm_id and rider.person_id = s.person_id
        left join payment m on m.farm_id = gone.farm_id and m.payment_id = was."paymentId"
        ${personWhoActed(sql, sql`gone`)}
      where (was."paymentId" is null or m.payment_id is not null)
        and not exists (select from package there where there.farm_id = gone.farm_id and there.package_id = gone.package_id)
      order by gone.occurred_at desc, gone.package_id`;
    return { items: [...items] };
  }
}

/** Of each package its last deletion; those from before it was kept what they were are left out. */
const goneLately = (sql: Sql, farmId: string, { now, family }: { now: Date; family: Fragment }) => sql`
  select distinct on (e.stream) e.farm_id, e.occurred_at, e.metadata, e.data, (e.data ->> 'packageId')::uuid as package_id,
    (e.data ->> 'studentId')::uuid as student_id
  from event e
  where e.farm_id = ${farmId} and e.type = 'billing.PackageDeleted' and e.occurred_at >= ${restorableSince(now)}
    and e.data ->> 'studentId' = any(array(select rider.student_id::text from ${family} rider))
    and jsonb_typeof(e.data -> 'was') = 'object'
  order by e.stream, e.position desc`;
