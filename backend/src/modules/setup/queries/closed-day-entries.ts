import type { Sql } from '../../../platform/database/connect.js';
import { ownColumns, recordList } from '../../../platform/records/record-list.js';
import { lessons } from '../lookups.js';
import { closedDay } from '../records/closed-day.js';
import type { SetupEntries } from './setup-list.js';

const stillOn = (sql: Sql) => sql`
  from ${lessons(sql)} l where l.farm_id = closed_day.farm_id and not l.is_cancelled
    and l.scheduled_date between closed_day.first_day and coalesce(closed_day.last_day, closed_day.first_day)`;

export const closedDayEntries: SetupEntries = {
  ...recordList(closedDay),
  noun: closedDay.one,
  rows: (sql) => sql`
    select ${ownColumns(sql, closedDay)}, (select count(*)::int ${stillOn(sql)}) as lesson_count from closed_day`,
  uses: (sql) => sql`select '' as what, 0 as count where false`,
  notices: (sql, id, now) => sql`
    select still.count || case still.count when 1 then ' lesson is' else ' lessons are' end
      || ' still on: closing calls nothing off by itself.' as message
    from closed_day cross join lateral (select count(*) ${stillOn(sql)} and l.starts_at > ${now}) still
    where closed_day.closed_day_id = ${id} and closed_day.is_active and still.count > 0`,
};
