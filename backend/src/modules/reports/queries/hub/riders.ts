import type { Sql } from '../../../../platform/database/connect.js';
import { isKnown } from '../work.js';
import type { Reader } from '../wanted.js';
import { barnWeek } from './barn-week.js';

export interface WeekOfRiders {
  from: string;
  to: string;
  riders: number;
  before: number | null;
}
export interface ChangeOfRiders {
  joined: number;
  stopped: number;
}

const WEEKS = 13;
/** 52 weeks, so that weekdays meet. */
const YEAR = 364;

const active = (sql: Sql, reader: Reader) => sql`
  join lesson_person lp on lp.farm_id = l.farm_id and lp.lesson_id = l.lesson_id and not lp.is_cancelled
    and ${isKnown(sql, reader)}`;

/**
 * Riders with a place in the lessons of each week, this one the last, and a year before; weeks before the barn's first lesson are none.
 * 52 weeks back stands the same weekday.
 */
export const ridersByWeek = (sql: Sql, reader: Reader) => {
  const week = sql`(select week from barn)`;
  const counted = (back: number) => sql`
    select (${week} + ${6 - back}::int - l.scheduled_date) / 7 as ago, count(distinct lp.student_id)::int as riders
    from lesson l ${active(sql, reader)}
    where l.farm_id = ${reader.farmId} and not l.is_cancelled and l.scheduled_date
      between (select week - ${7 * (WEEKS - 1) + back}::int from barn) and (select week + ${6 - back}::int from barn)
    group by 1`;
  return sql<WeekOfRiders[]>`
    with barn as materialized ${barnWeek(sql, reader.farmId, reader.now)},
    begun as materialized (
      select scheduled_date as day from lesson where farm_id = ${reader.farmId} order by scheduled_date limit 1),
    here as materialized (${counted(0)}),
    past as materialized (${counted(YEAR)}),
    weeks as (select ago, ${week} - 7 * ago as first from generate_series(0, ${WEEKS - 1}::int) ago)
    select weeks.first::text as "from", (weeks.first + 6)::text as "to", coalesce(here.riders, 0) as riders,
      case when weeks.first + ${6 - YEAR}::int >= begun.day then coalesce(past.riders, 0) end as before
    from weeks join begun on weeks.first + 6 >= begun.day
    left join here on here.ago = weeks.ago left join past on past.ago = weeks.ago
    order by weeks.first`;
};

/** Who rode for the first time in these four weeks, and who rode in the four before and has no lesson since. */
export const changeOfRiders = (sql: Sql, reader: Reader) => sql<[ChangeOfRiders]>`
  with barn as materialized ${barnWeek(sql, reader.farmId, reader.now)},
  rode as materialized (
    select lp.student_id, max(l.scheduled_date) > (select today - 28 from barn) as is_lately,
      min(l.scheduled_date) <= (select today - 28 from barn) as is_earlier
    from lesson l ${active(sql, reader)}
    where l.farm_id = ${reader.farmId} and not l.is_cancelled
      and l.scheduled_date between (select today - 55 from barn) and (select today from barn)
    group by lp.student_id)
  select count(*) filter (where rode.is_lately and not rode.is_earlier and not exists (
      select from lesson_person e join lesson le on le.farm_id = e.farm_id and le.lesson_id = e.lesson_id and not le.is_cancelled
      where e.farm_id = ${reader.farmId} and e.student_id = rode.student_id and not e.is_cancelled
        and le.scheduled_date < (select today - 55 from barn)))::int as joined,
    count(*) filter (where not rode.is_lately and not exists (
      select from lesson_person e join lesson le on le.farm_id = e.farm_id and le.lesson_id = e.lesson_id and not le.is_cancelled
      where e.farm_id = ${reader.farmId} and e.student_id = rode.student_id and not e.is_cancelled
        and le.scheduled_date > (select today from barn)))::int as stopped
  from rode`;
