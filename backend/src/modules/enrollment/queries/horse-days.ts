import type { Fragment } from '../../../platform/database/connect.js';
import type { HorseLesson, WorkLimits } from '../../horses/contracts.js';
import type { Look } from './occupied-lessons.js';

/** What a horse does on some days, and what it may do. */
export interface HorseDays {
  readonly horseId: string;
  readonly name: string;
  readonly limits: WorkLimits;
  readonly lessons: readonly (HorseLesson & { readonly date: string })[];
}

interface Row extends WorkLimits {
  horseId: string;
  name: string;
  lessons: { date: string; lessonId: string; startsAt: string; endsAt: string; isAllday: boolean }[];
}

/** Horse `h` has a limit. */
const isLimited = ({ sql }: Look) => sql`(
  coalesce(h.most_lessons_a_day, h.most_minutes_a_day, h.most_in_a_row, h.rest_minutes) is not null
  or h.days_off <> '{}' or coalesce(h.off_from, h.off_until) is not null)`;

const ridden = ({ sql, farmId }: Look, lesson: Fragment) => sql`(
  select lp.horse_id from lesson_person lp
    where lp.farm_id = ${farmId} and lp.lesson_id = ${lesson} and not lp.is_cancelled and lp.horse_id is not null
  union select lh.horse_id from lesson_horse lh where lh.farm_id = ${farmId} and lh.lesson_id = ${lesson})`;

export const horsesIn = (look: Look, lessons: Fragment) => look.sql`
  select used.horse_id from (${lessons}) chosen cross join lateral ${ridden(look, look.sql`chosen.lesson_id`)} used`;

interface Asked {
  /** Rows of `date`. */
  readonly days: Fragment;
  /** Rows of `horse_id`. */
  readonly horses: Fragment;
  readonly limitedOnly: boolean;
}

/** Day by day, so that a barn's past costs nothing; no day is looked at unless a horse is found. Inactive horses count, too. */
export async function horseDays(look: Look, { days, horses, limitedOnly }: Asked): Promise<HorseDays[]> {
  const { sql, farmId } = look;
  const rows = await sql<Row[]>`
    with chosen as materialized (
      select h.* from horse h where h.farm_id = ${farmId} and h.horse_id in (${horses})
        and (${!limitedOnly}::boolean or ${isLimited(look)})),
    days as materialized (select distinct asked.date from (${days}) asked where exists (select from chosen)),
    work as materialized (
      select used.horse_id, l.* from days
      cross join lateral (
        select scheduled_date, lesson_id, starts_at, ends_at, is_allday from lesson
        where farm_id = ${farmId} and scheduled_date = days.date and not is_cancelled offset 0) l
      cross join lateral ${ridden(look, sql`l.lesson_id`)} used)
    select h.horse_id as "horseId", h.horse_name as name, h.most_lessons_a_day as "mostLessonsADay",
      h.most_minutes_a_day as "mostMinutesADay", h.most_in_a_row as "mostInARow", h.rest_minutes as "restMinutes",
      h.days_off as "daysOff", h.off_from as "offFrom", h.off_until as "offUntil", h.off_reason as "offReason",
      (select coalesce(json_agg(json_build_object('date', w.scheduled_date, 'lessonId', w.lesson_id, 'startsAt', w.starts_at,
        'endsAt', w.ends_at, 'isAllday', w.is_allday) order by w.starts_at), '[]') from work w where w.horse_id = h.horse_id) as lessons
    from chosen h order by lower(h.horse_name), h.horse_id`;
  return rows.map(({ horseId, name, lessons, ...limits }) => ({
    horseId,
    name,
    limits,
    lessons: lessons.map((one) => ({ ...one, startsAt: new Date(one.startsAt), endsAt: new Date(one.endsAt) })),
  }));
}
