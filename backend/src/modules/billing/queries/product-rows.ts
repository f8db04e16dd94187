import type { Sql } from '../../../platform/database/connect.js';
import type { RestList } from '../../../platform/http/rest-list.js';

/** Without the system's products. C12 */
export const productRows = (sql: Sql) => sql`
  select product_id as id, product_name, product_desc, (price_minor / 100.0)::float8 as product_price, product_count,
    expires_in, is_tracked::int as is_tracked, purchase_online::int as purchase_online, is_auto::int as is_auto,
    renew_day_of_month, tax_percent::float8 as tax_percent, fee::float8 as fee, is_active::int as is_active
  from product where system_use is null`;

export const productList: RestList = {
  resource: 'products',
  rows: productRows,
  columns: [
    'product_name',
    'product_desc',
    'product_price',
    'product_count',
    'expires_in',
    'is_tracked',
    'purchase_online',
    'is_auto',
    'tax_percent',
    'is_active',
  ],
  search: ['product_name', 'product_desc'],
  defaultSort: 'product_name',
};
