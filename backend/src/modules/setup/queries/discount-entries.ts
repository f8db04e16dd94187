import { ownColumns, recordList } from '../../../platform/records/record-list.js';
import { discount } from '../records/discount.js';
import type { SetupEntries } from './setup-list.js';
import { discounted, products } from '../lookups.js';

/** With how often each was used, and what it took off. What was bought with it keeps its price. */
export const discountEntries: SetupEntries = {
  ...recordList(discount),
  noun: discount.one,
  rows: (sql) => sql`
    select ${ownColumns(sql, discount)}, d.product_name, coalesce(used.uses, 0) as use_count,
      (coalesce(used.off_minor, 0) / 100.0)::float8 as taken_off
    from discount
      left join ${products(sql)} d on d.farm_id = discount.farm_id and d.product_id = discount.product_id
      left join (
        select farm_id, discount_id, count(distinct payment_id)::int as uses, sum(off_minor)::bigint as off_minor
        from ${discounted(sql)} sold group by 1, 2
      ) used on used.farm_id = discount.farm_id and used.discount_id = discount.discount_id`,
  uses: (sql) => sql`select 'nothing' as what, 0 as count where false`,
};
