import { QueryHandler } from '@nestjs/cqrs';
import type { Sql } from '../../../platform/database/connect.js';
import { notFound } from '../../../platform/errors/refusal.js';
import { barnQuery, BarnQueryHandler, type Asker } from '../../../platform/messages/barn-query.js';
import { waitingPlaces } from '../../enrollment/contracts.js';
import { toAmount } from '../domain/money.js';
import type { OwedReply } from '../http/items.replies.js';
import { barnDay } from './item-rows.js';
import { dueMinor, isOverdue, isOwed } from './payment-rows.js';

/** What an account has not paid: invoices, and lessons until today that no package covers. `personId`: the holder or a member. C02 */
export class ReadOwed extends barnQuery<{ personId: string }, OwedReply>('billing.ReadOwed') {}

@QueryHandler(ReadOwed)
export class ReadOwedHandler extends BarnQueryHandler<ReadOwed> {
  async answer(sql: Sql, { personId }: { personId: string }, { farmId, now }: Asker & { now: Date }) {
    const holder = sql`(select h.billing_person_id from person h where h.farm_id = ${farmId} and h.person_id = ${personId})`;
    const riders = sql`(
      select s.student_id from student s join person p on p.farm_id = s.farm_id and p.person_id = s.person_id
      where p.farm_id = ${farmId} and p.billing_person_id = ${holder})`;
    const today = barnDay(sql, farmId, now);
    const due = dueMinor(sql, today);
    const [[account], [invoices], places] = await Promise.all([
      sql<{ today: string }[]>`select ${today} as today from (${holder}) account(id) where id is not null`,
      sql<[{ count: number; minor: number; overdue: number }]>`
        select count(*)::int as count, coalesce(sum(${due}), 0)::bigint as minor,
          coalesce(sum(${due}) filter (where ${isOverdue(sql, farmId, now)}), 0)::bigint as overdue from payment pay
        where pay.farm_id = ${farmId} and pay.billing_person_id = ${holder} and ${isOwed(sql)} and ${due} > 0`,
      waitingPlaces(sql, farmId, riders),
    ]);
    if (!account) throw notFound('The account');
    return {
      unpaid_invoices: invoices.count,
      unpaid_total: toAmount(invoices.minor),
      overdue_total: toAmount(invoices.overdue),
      unpaid_lessons: places.filter(({ lessonDate }) => lessonDate <= account.today).length,
    };
  }
}
