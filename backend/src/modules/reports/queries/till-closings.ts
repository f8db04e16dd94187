import type { Fragment, Sql } from '../../../platform/database/connect.js';
import { takenByDay } from '../../billing/contracts.js';
import type { ReportColumn } from '../domain/columns.js';
import { amount } from './amount.js';
import type { Reader, Report, Wanted } from './wanted.js';

/** Days with takings or a closing, a row each; minor units. What is not closed has no figures of a closing. */
const days = (sql: Sql, { farmId }: Reader, { days: { from, to } }: Wanted): Fragment => sql`(
  with taken as (
    select day, sum(total_minor)::bigint as taken_minor
    from ${takenByDay(sql, farmId, sql`pay.received between ${from} and ${to}`)} of_days group by day),
  closed as (
    select c.*, (select coalesce(sum((one ->> 'totalMinor')::bigint), 0) from jsonb_array_elements(c.takings) one) as kept_minor
    from till_closing c where c.farm_id = ${farmId} and c.ending is null and c.day between ${from} and ${to})
  select coalesce(closed.day, taken.day) as day, closed.closing_id, closed.opening_minor, closed.expected_minor, closed.counted_minor,
    closed.counted_minor - closed.expected_minor as difference_minor, closed.left_minor, closed.closed_at, closed.closed_by,
    coalesce(closed.kept_minor, taken.taken_minor) as taken_minor,
    coalesce(taken.taken_minor, 0) - closed.kept_minor as after_minor
  from taken full join closed on closed.day = taken.day)`;

const money = (name: string, label: string): ReportColumn => ({ name, label, kind: 'money' });
/** Nothing where the day is not closed. */
const known = (sql: Sql, minor: Fragment) => sql`(${minor} / 100.0)::float8`;

/** Which days were counted, and by how much they differed: the days that nobody counted stand among them. */
export const tillClosings: Report = {
  isSum: true,
  sort: 'day',
  descending: true,
  columns: () => [
    { name: 'day', label: 'Date', kind: 'date', opens: 'till' },
    { name: 'state', label: 'State', kind: 'text' },
    money('taken', 'Taken'),
    money('opening', 'In the till before'),
    money('expected', 'Expected cash'),
    money('counted', 'Counted cash'),
    money('difference', 'Difference'),
    money('after', 'After closing'),
    money('left', 'Left in the till'),
    { name: 'closed_by', label: 'Closed by', kind: 'text' },
    { name: 'closed_at', label: 'Closed at', kind: 'start' },
  ],
  rows: (sql, reader, wanted) => sql`
    select md5(of.day::text)::uuid as id, of.day, case when of.closing_id is null then 'Open' else 'Closed' end as state,
      ${known(sql, sql`of.taken_minor`)} as taken, ${known(sql, sql`of.opening_minor`)} as opening,
      ${known(sql, sql`of.expected_minor`)} as expected, ${known(sql, sql`of.counted_minor`)} as counted,
      ${known(sql, sql`of.difference_minor`)} as difference, ${known(sql, sql`of.after_minor`)} as after,
      ${known(sql, sql`of.left_minor`)} as left, closer.person_name as closed_by,
      to_char(of.closed_at at time zone farm.time_zone, 'YYYY-MM-DD HH24:MI') as closed_at
    from ${days(sql, reader, wanted)} of
    join farm on farm.farm_id = ${reader.farmId}
    left join person closer on closer.person_id = of.closed_by`,
  sums: (sql, reader, wanted) => sql`
    select count(of.closing_id)::int as closed, count(*) filter (where of.closing_id is null)::int as open,
      ${amount(sql, sql`sum(of.difference_minor)`)} as difference
    from ${days(sql, reader, wanted)} of`,
};
