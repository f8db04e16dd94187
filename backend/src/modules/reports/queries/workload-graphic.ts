import { QueryHandler } from '@nestjs/cqrs';
import type { Sql } from '../../../platform/database/connect.js';
import { barnQuery, BarnQueryHandler, type Asker } from '../../../platform/messages/barn-query.js';
import { loadBarnSettings } from '../../../platform/tenancy/load-barn-settings.js';
import { enabled } from '../../../platform/tenancy/barn-settings.js';
import { plusDays, wallClockOf } from '../../scheduling/contracts.js';
import { dayRange, type DayRange } from '../../calendar/contracts.js';

interface WantedWorkload {
  from?: string;
  to?: string;
  horseId?: string;
}
interface HorseDays {
  horse_id: string;
  horse_name: string;
  is_active: number;
  /** Lessons by day; days without are left out. */
  days: Readonly<Record<string, number>>;
}

/** Lessons that take place, by horse and day: horses in work, and those that worked. Whole weeks are asked for by leaving out the days. */
export class MeasureWorkload extends barnQuery<WantedWorkload, { range: DayRange; horses: HorseDays[] }>(
  'reports.MeasureWorkload',
) {}

const LONGEST_DAYS = 62;

/** The week of today, as the barn begins its weeks. */
async function thisWeek(sql: Sql, now: Date): Promise<DayRange> {
  const settings = await loadBarnSettings(sql);
  const { date } = wallClockOf(now, settings.timeZone);
  const weekday = new Date(`${date}T00:00:00Z`).getUTCDay();
  const from = plusDays(date, -(enabled(settings, 'monday_start') ? (weekday + 6) % 7 : weekday));
  return { from, to: plusDays(from, 6) };
}

@QueryHandler(MeasureWorkload)
export class MeasureWorkloadHandler extends BarnQueryHandler<MeasureWorkload> {
  async answer(sql: Sql, { from, to, horseId }: WantedWorkload, { farmId, now }: Asker & { now: Date }) {
    const range = from
      ? dayRange({ from, to: to ?? plusDays(from, 6) }, undefined, LONGEST_DAYS)
      : await thisWeek(sql, now);
    const horses = await sql<HorseDays[]>`
      with used as (
        select distinct l.scheduled_date, l.lesson_id, ridden.horse_id
        from lesson l cross join lateral (
          select lp.horse_id from lesson_person lp
            where lp.farm_id = l.farm_id and lp.lesson_id = l.lesson_id and lp.horse_id is not null and not lp.is_cancelled
          union select lh.horse_id from lesson_horse lh where lh.farm_id = l.farm_id and lh.lesson_id = l.lesson_id) ridden
        where l.farm_id = ${farmId} and not l.is_cancelled and l.scheduled_date between ${range.from} and ${range.to}),
      work as (select horse_id, scheduled_date, count(*)::int as lessons from used group by horse_id, scheduled_date),
      by_horse as (select horse_id, json_object_agg(scheduled_date, lessons) as days from work group by horse_id)
      select h.horse_id, h.horse_name, h.is_active::int as is_active, coalesce(by_horse.days, '{}') as days
      from horse h left join by_horse on by_horse.horse_id = h.horse_id
      where h.farm_id = ${farmId} and (h.is_active or by_horse.horse_id is not null)
        and h.horse_id = coalesce(${horseId ?? null}, h.horse_id)
      order by h.horse_name, h.horse_id`;
    return { range, horses };
  }
}
