import type { Sql } from '../../../../platform/database/connect.js';
import type { Reader } from '../wanted.js';
import { barnWeek } from './barn-week.js';

export interface HourOfPlaces {
  weekday: number;
  hour: number;
  lessons: number;
  places: number;
  taken: number;
  filled: number | null;
}

/** Of lessons of four weeks until today that took place, by the weekday and the hour in which they begin; all-day ones have none. */
export const placesByHour = (sql: Sql, { farmId, now }: Reader) => sql<HourOfPlaces[]>`
  with barn as materialized ${barnWeek(sql, farmId, now)},
  held as (
    select extract(isodow from l.scheduled_date)::int as weekday, extract(hour from l.start_time)::int as hour,
      l.max_enrollment, taken.places as taken
    from lesson l
    cross join lateral (
      select count(*) as places from lesson_person lp
      where lp.farm_id = l.farm_id and lp.lesson_id = l.lesson_id and not lp.is_cancelled) taken
    where l.farm_id = ${farmId} and l.scheduled_date between (select today - 27 from barn) and (select today from barn)
      and not l.is_cancelled and not l.is_allday),
  hours as (
    select weekday, hour, count(*)::int as lessons, coalesce(sum(max_enrollment), 0)::int as places,
      coalesce(sum(taken) filter (where max_enrollment is not null), 0)::int as taken
    from held group by weekday, hour)
  select hours.*, case when places > 0 then round(100.0 * taken / places)::int end as filled from hours order by hour, weekday`;
