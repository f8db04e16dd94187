import type { Fragment, Sql } from '../../../platform/database/connect.js';
import { METHODS } from '../domain/methods.js';
import type { TakenByMethod } from '../till-events.js';
import { isMoney } from './payment-rows.js';

/** By which way payment `pay` came in or went back; what is not known counts as `other`. */
export const methodOf = (sql: Sql) =>
  sql`case when pay.payment_method = any(${METHODS}) then pay.payment_method else 'other' end`;

/** What came in on the days for which `days` holds, less what was given back, a row for each day and method. */
export const takenByDay = (sql: Sql, farmId: string, days: Fragment) => sql`(
  select pay.received as day, ${methodOf(sql)} as method, count(*) filter (where pay.total_minor >= 0)::int as payments,
    coalesce(sum(pay.total_minor) filter (where pay.total_minor < 0), 0)::bigint as refunds_minor,
    sum(pay.total_minor)::bigint as total_minor
  from payment pay where pay.farm_id = ${farmId} and ${isMoney(sql)} and ${days} group by 1, 2)`;

/** Of one day, in the order of the methods. */
export const takingsOf = async (sql: Sql, farmId: string, day: string): Promise<TakenByMethod[]> => [
  ...(await sql<TakenByMethod[]>`
    select method, payments, refunds_minor as "refundsMinor", total_minor as "totalMinor"
    from ${takenByDay(sql, farmId, sql`pay.received = ${day}`)} taken
    order by array_position(${METHODS}, method)`),
];
