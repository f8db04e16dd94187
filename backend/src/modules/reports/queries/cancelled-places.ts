import type { Sql } from '../../../platform/database/connect.js';

/** Place `lp`, or its lesson `l`, is cancelled. */
export const isOff = (sql: Sql) => sql`(lp.is_cancelled or l.is_cancelled)`;

/** How long before it was given up; see `domain/cancelled.ts`. A lesson that its barn cancelled takes its places with it. */
export const noticeOf = (sql: Sql) => sql`
  case when lp.status_code = 'CNS' or lp.cancelled_at >= l.starts_at then 'after'
    when l.starts_at - lp.cancelled_at < interval '24 hours' then 'day'
    when l.starts_at - lp.cancelled_at < interval '48 hours' then 'two'
    when l.starts_at - lp.cancelled_at < interval '168 hours' then 'week' else 'earlier' end`;

/** Who or what gave it up; see `domain/cancelled.ts`. */
export const reasonOf = (sql: Sql) => sql`
  case when l.is_cancelled or lp.status_code like 'B%' then
      case l.cancel_reason when 'WEA' then 'weather' when 'INS' then 'illness' else 'barn' end
    when lp.status_code = 'CNS' then 'noshow' else 'rider' end`;
