import type { Sql } from '../../../platform/database/connect.js';

/** Minor units, not rounded: what package `p` costs with its tax, however its price was given. As `withTaxScaled` has it. E01 */
export const withTax = (sql: Sql) => sql`(p.price_minor * case when p.tax_included then 1 else 1 + p.tax_percent end)`;

/** Minor units, not rounded: what package `p` costs without its tax. E01 */
export const withoutTax = (sql: Sql) =>
  sql`(p.price_minor / case when p.tax_included then 1 + p.tax_percent else 1 end)`;
