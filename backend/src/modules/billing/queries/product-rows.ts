import type { Sql } from '../../../platform/database/connect.js';
import type { Asker } from '../../../platform/messages/barn-query.js';
import { rowWarnings } from '../../../platform/http/row-warnings.js';
import { hasSomething } from './candidate-packages.js';
import type { RestList } from '../../../platform/http/rest-list.js';

/** Without the system's products. C12 */
export const productRows = (sql: Sql) => sql`
  select p.product_id as id, product_name, product_desc, (price_minor / 100.0)::float8 as product_price,
    price_unit, price_from::int as price_from, product_count,
    coverage, per_week,
    expires_in, validity_unit, valid_until, is_tracked::int as is_tracked, purchase_online::int as purchase_online,
    new_customers_only::int as new_customers_only,
    is_shared::int as is_shared, is_auto::int as is_auto,
    renew_day_of_month, tax_percent::float8 as tax_percent, fee::float8 as fee, p.is_active::int as is_active,
    price_class, lesson_horses, lesson_minutes, account_code,
    (deposit_minor / 100.0)::float8 as deposit, deposit_percent::float8 as deposit_percent, instalments, instalment_every, instalment_unit,
    g.program_names
  from product p left join (
    select x.farm_id, x.product_id, string_agg(program_name, ', ' order by lower(program_name)) as program_names
    from product_program x join program using (farm_id, program_id) group by 1, 2
  ) g on g.farm_id = p.farm_id and g.product_id = p.product_id
  where p.system_use is null`;

export const productList: RestList = {
  resource: 'products',
  rows: productRows,
  columns: [
    'product_name',
    'product_desc',
    'product_price',
    'price_unit',
    'price_from',
    'product_count',
    'coverage',
    'per_week',
    'expires_in',
    'validity_unit',
    'valid_until',
    'is_tracked',
    'purchase_online',
    'new_customers_only',
    'is_shared',
    'is_auto',
    'tax_percent',
    'program_names',
    'price_class',
    'lesson_horses',
    'lesson_minutes',
    'account_code',
    'deposit',
    'deposit_percent',
    'instalments',
    'instalment_every',
    'instalment_unit',
    'is_active',
  ],
  numbers: [
    'product_price',
    'price_from',
    'product_count',
    'per_week',
    'expires_in',
    'is_tracked',
    'purchase_online',
    'new_customers_only',
    'is_shared',
    'is_auto',
    'tax_percent',
    'lesson_minutes',
    'deposit',
    'deposit_percent',
    'instalments',
    'instalment_every',
    'valid_until',
    'is_active',
  ],
  search: ['product_name', 'product_desc', 'program_names'],
  defaultSort: 'product_name',
  stream: 'product',
};

/** What keeps a package that is taken off sale. R029 */
export const productWarnings = (sql: Sql, id: string, { now }: Asker & { now: Date }) =>
  rowWarnings(sql, {
    id,
    rows: productRows(sql),
    noun: 'package',
    name: 'product_name',
    uses: sql`
      select 'active section' as what, count(*) as count from section s where s.is_active and s.product_id = ${id}
      union all
      select 'bought package', count(*) from package b
      where b.product_id = ${id} and ${hasSomething(sql, sql`b`)} and coalesce(b.expiry_date >= ${now}::date, true)`,
  });
