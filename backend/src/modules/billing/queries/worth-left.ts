import type { Sql } from '../../../platform/database/connect.js';
import { withTax } from './with-tax.js';

/**
 * Minor units: what the lessons left of package `p` are worth together, as `lessonValue` says of one after the other: each the price with
 * tax divided by the count, the last what the others rounded off. C09
 */
export const worthLeft = (sql: Sql) => sql`(
  case when p.used >= p.start_count then 0
    else greatest(0, round(${withTax(sql)}) - p.used * round(${withTax(sql)} / p.start_count)) end)::bigint`;
