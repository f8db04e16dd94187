import { QueryHandler } from '@nestjs/cqrs';
import type { Sql } from '../../../platform/database/connect.js';
import { barnQuery, BarnQueryHandler, type Asker } from '../../../platform/messages/barn-query.js';
import type { EveryItemReply } from '../http/items.replies.js';
import type { InvoiceItemReply } from '../http/payments.replies.js';
import { invoiceItems } from './payment-items.js';

/** Everything the barn has sold, the latest first. D15 */
export class ListEveryItem extends barnQuery<{ limit: number; offset: number }, EveryItemReply>(
  'billing.ListEveryItem',
) {}

@QueryHandler(ListEveryItem)
export class ListEveryItemHandler extends BarnQueryHandler<ListEveryItem> {
  async answer(sql: Sql, { limit, offset }: { limit: number; offset: number }, { farmId }: Asker) {
    const [data, [found]] = await Promise.all([
      sql<InvoiceItemReply[]>`${invoiceItems(sql, farmId)} and p.payment_id is not null
        order by p.purchase_date desc, p.created_at desc, p.package_id limit ${limit} offset ${offset}`,
      sql<{ size: number }[]>`
        select count(*)::int as size from package where farm_id = ${farmId} and payment_id is not null`,
    ]);
    return { data: [...data], size: found?.size ?? 0 };
  }
}
