import type { Fragment, Sql } from '../../../platform/database/connect.js';
import { withTax } from './with-tax.js';

/** Of a package without a count: its price by the days that are left of all its days, today among them. */
const worthOfDays = (sql: Sql, today: Fragment) => sql`
  round(${withTax(sql)} * greatest(0, p.expiry_date - greatest(p.start_date, ${today}) + 1)
    / (p.expiry_date - p.start_date + 1))`;

/**
 * Minor units: what the lessons left of package `p` are worth together, as `lessonValue` says of one after the other: each the price with
 * tax divided by the count, the last what the others rounded off. C09
 */
export const worthLeft = (sql: Sql, today: Fragment) => sql`(
  case when p.coverage <> 'lessons' then ${worthOfDays(sql, today)} when p.used >= p.start_count then 0
    else greatest(0, round(${withTax(sql)}) - p.used * round(${withTax(sql)} / p.start_count)) end)::bigint`;
