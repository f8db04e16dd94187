import { QueryHandler } from '@nestjs/cqrs';
import type { Sql } from '../../../platform/database/connect.js';
import { barnQuery, BarnQueryHandler, type Asker } from '../../../platform/messages/barn-query.js';
import { isShownStudent } from '../../people/contracts.js';
import type { CreditsReply, ItemReply } from '../http/items.replies.js';
import { itemRows } from './item-rows.js';

/** Unused credits, the oldest first, by member. C11 */
export class ListCredits extends barnQuery<{ studentIds: readonly string[] }, CreditsReply['credits']>(
  'billing.ListCredits',
) {}

@QueryHandler(ListCredits)
export class ListCreditsHandler extends BarnQueryHandler<ListCredits> {
  async answer(
    sql: Sql,
    { studentIds }: { studentIds: readonly string[] },
    { farmId, actor, now }: Asker & { now: Date },
  ) {
    const [items, names] = await Promise.all([
      sql<ItemReply[]>`${itemRows(sql, farmId, now)} and p.student_id = any(${studentIds}::uuid[]) and p.kind = 'credit'
        and p.used < p.start_count and ${isShownStudent(sql, actor, sql`p.student_id`)}
        order by p.purchase_date, p.created_at, p.package_id`,
      sql<{ student_id: string; person_name: string }[]>`
        select s.student_id, rider.person_name from student s
          join person rider on rider.farm_id = s.farm_id and rider.person_id = s.person_id
        where s.farm_id = ${farmId} and s.student_id = any(${studentIds}::uuid[]) order by rider.person_name, s.student_id`,
    ]);
    return names.flatMap((member) => {
      const own = items.filter(({ student_id }) => student_id === member.student_id);
      const minor = own.reduce((sum, { product_price }) => sum - Math.round(product_price * 100), 0);
      return own.length ? [{ ...member, total: minor / 100, items: own }] : [];
    });
  }
}
