import type { Sql } from '../../../../platform/database/connect.js';
import type { Notice, Reason } from '../../domain/cancelled.js';
import { isOff, noticeOf, reasonOf } from '../cancelled-places.js';
import { isKnown } from '../work.js';
import type { Reader } from '../wanted.js';
import { barnWeek } from './barn-week.js';

export interface CancelledPlaces {
  notice: Notice;
  reason: Reason;
  places: number;
}
export interface PlacesOfDays {
  today: string;
  from: string;
  week: string;
  /** In lessons of the four weeks until today. */
  places: number;
  cancelled: number;
  riders_today: number;
  riders_yesterday: number;
  taken_today: number;
  places_today: number;
  cancelled_lately: number;
}

const ofFourWeeks = (sql: Sql, { farmId }: Reader) => sql`
  lesson l join lesson_person lp on lp.farm_id = l.farm_id and lp.lesson_id = l.lesson_id
  where l.farm_id = ${farmId} and l.scheduled_date between (select today - 27 from barn) and (select today from barn)`;

/** Places in lessons of four weeks until today that were given up. */
export const cancelledPlaces = (sql: Sql, reader: Reader) => sql<CancelledPlaces[]>`
  with barn as materialized ${barnWeek(sql, reader.farmId, reader.now)}
  select ${noticeOf(sql)} as notice, ${reasonOf(sql)} as reason, count(*)::int as places
  from ${ofFourWeeks(sql, reader)} and ${isOff(sql)} and ${isKnown(sql, reader)} group by 1, 2`;

/** What has come since yesterday, beside the sums of the same four weeks; one row, of a barn without lessons as well. */
export const placesOfDays = (sql: Sql, reader: Reader) => sql<[PlacesOfDays]>`
  with barn as materialized ${barnWeek(sql, reader.farmId, reader.now)},
  places as (
    select l.scheduled_date, lp.student_id, ${isOff(sql)} as is_off, ${isKnown(sql, reader)} as is_known
    from ${ofFourWeeks(sql, reader)}),
  summed as (
    select count(*) filter (where is_known)::int as places, count(*) filter (where is_known and is_off)::int as cancelled,
      count(distinct student_id) filter (where is_known and not is_off and scheduled_date = barn.today)::int as riders_today,
      count(distinct student_id) filter (where is_known and not is_off and scheduled_date = barn.today - 1)::int as riders_yesterday,
      count(*) filter (where is_known and is_off and scheduled_date >= barn.today - 1)::int as cancelled_lately
    from barn left join places on true),
  day as (
    select coalesce(sum(l.max_enrollment), 0)::int as places_today, coalesce(sum(taken.places), 0)::int as taken_today
    from lesson l
    cross join lateral (
      select count(*) as places from lesson_person lp
      where lp.farm_id = l.farm_id and lp.lesson_id = l.lesson_id and not lp.is_cancelled) taken
    where l.farm_id = ${reader.farmId} and l.scheduled_date = (select today from barn)
      and not l.is_cancelled and not l.is_allday and l.max_enrollment is not null)
  select barn.today::text as today, (barn.today - 27)::text as "from", barn.week::text as week, summed.*, day.*
  from barn cross join summed cross join day`;
