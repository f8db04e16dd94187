import type { Fragment, Sql } from '../../../../platform/database/connect.js';

/**
 * One row: the barn's `today`, and the first day of its `week`, as the barn begins its weeks. Days of lessons are compared with
 * `(select today from barn)`: joined, the sum with a day would keep a table under row-level security from its index.
 */
export const barnWeek = (sql: Sql, farmId: string, now: Date): Fragment => sql`(
  select day.today, day.today - (extract(isodow from day.today)::int - day.from_monday) % 7 as week
  from (
    select (${now}::timestamptz at time zone time_zone)::date as today,
      (coalesce(preferences ->> 'monday_start', '0') = '1')::int as from_monday
    from farm where farm_id = ${farmId}) day)`;
