import type { Fragment, Sql } from '../../../platform/database/connect.js';
import type { TermCalendar } from '../domain/terms.js';

/** More terms than a barn has in many years. */
const MOST = 200;

/** A barn's TermCalendar as JSON: the terms in use, the latest of them. `farmId` is an id or a column. */
export const termCalendar = (sql: Sql, farmId: Fragment) => sql`
  coalesce((
    select json_agg(json_build_object('lastDay', latest.last_day) order by latest.last_day)
    from (select last_day from term where farm_id = ${farmId} and is_active order by last_day desc limit ${MOST}) latest), '[]')`;

/** Of one barn. The statement is issued before the first await. */
export async function calendarOf(sql: Sql, farmId: string): Promise<TermCalendar> {
  const [{ calendar } = { calendar: [] }] = await sql<{ calendar: TermCalendar }[]>`
    select ${termCalendar(sql, sql`${farmId}::uuid`)} as calendar`;
  return calendar;
}
