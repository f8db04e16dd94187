import type { Sql } from '../../../platform/database/connect.js';
import { plusDays } from '../../scheduling/contracts.js';

const DAYS = 7;

interface Week {
  first: string;
  today: string;
  farmName: string;
}

/** The week of a day as the barn begins its weeks; this one unless a day is given. */
export async function weekOf(sql: Sql, farmId: string, day: string | undefined, now: Date) {
  const [week] = await sql<[Week]>`
    with barn as (
      select farm_name, (${now}::timestamptz at time zone time_zone)::date as today,
        coalesce(preferences ->> 'monday_start', '0') = '1' as from_monday
      from farm where farm_id = ${farmId}),
    asked as (select barn.*, coalesce(${day ?? null}::date, today) as day from barn)
    select (day - (extract(isodow from day)::int - from_monday::int) % 7)::text as first, today::text as today,
      farm_name as "farmName"
    from asked`;
  const dates = Array.from({ length: DAYS }, (_, at) => plusDays(week.first, at));
  return { ...week, dates, last: plusDays(week.first, DAYS - 1) };
}
