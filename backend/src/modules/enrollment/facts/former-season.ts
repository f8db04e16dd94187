import type { Sql } from '../../../platform/database/connect.js';
import type { Ages } from '../domain/registration-terms.js';
import type { SeasonRhythm } from '../domain/season-days.js';
import type { LevelRange } from '../domain/suitability.js';
import { rangeOf } from './level-columns.js';

/** A session as what the next season is made after: its latest lesson on its usual weekday, with whoever and whatever is still in use. */
export interface FormerSeason extends SeasonRhythm, Ages {
  readonly title: string;
  readonly productId: string;
  readonly description: string | null;
  readonly whatToBring: string | null;
  readonly needsApproval: boolean;
  readonly maxEnrollment: number | null;
  /** That took or take place. */
  readonly lessons: number;
  readonly lastDay: string;
  readonly sectionId: string;
  readonly levels: LevelRange;
  readonly startTime: string;
  readonly endTime: string;
  readonly lastsDays: number;
  readonly isAllday: boolean;
  readonly instructorId: string | null;
  readonly locationId: string | null;
  readonly extraStaff: readonly { readonly taskId: string; readonly instructorId: string }[];
  readonly staff: number;
  /** Registered in it, in the order in which they did. */
  readonly studentIds: readonly string[];
}

export async function formerSeason(sql: Sql, farmId: string, seriesId: string): Promise<FormerSeason | undefined> {
  const [found] = await sql<Omit<FormerSeason, 'staff'>[]>`
    select model.title, r.product_id as "productId", r.description, r.what_to_bring as "whatToBring",
      r.needs_approval as "needsApproval", r.max_enrollment as "maxEnrollment", r.age_from as "ageFrom", r.age_to as "ageTo",
      s.frequency, s.period, held.weekday, held.weekdays, held.lessons, held.last as "lastDay",
      model.section_id as "sectionId", ${rangeOf(sql, sql`x`)} as levels,
      to_char(model.start_time, 'HH24:MI') as "startTime", to_char(model.end_time, 'HH24:MI') as "endTime",
      model.end_date - model.scheduled_date as "lastsDays", model.is_allday as "isAllday",
      (select i.instructor_id from instructor i
        where i.farm_id = r.farm_id and i.instructor_id = model.instructor_id and i.is_active) as "instructorId",
      (select p.location_id from location p
        where p.farm_id = r.farm_id and p.location_id = model.location_id and p.is_active) as "locationId",
      (select coalesce(json_agg(json_build_object('taskId', t.task_id, 'instructorId', i.instructor_id)), '[]')
        from jsonb_array_elements(model.extra_staff) extra
        join instructor i on i.farm_id = r.farm_id and i.instructor_id = (extra ->> 'instructor_id')::uuid and i.is_active
        join task t on t.farm_id = r.farm_id and t.task_id = (extra ->> 'task_id')::uuid and t.is_active) as "extraStaff",
      array(select e.student_id from registered_student e
        where e.farm_id = r.farm_id and e.series_id = r.series_id and e.state = 'registered'
        order by e.registered_at, e.student_id)::text[] as "studentIds"
    from registration r
    join series s on s.farm_id = r.farm_id and s.series_id = r.series_id
    cross join lateral (
      select mode() within group (order by extract(isodow from l.scheduled_date)::int) as weekday,
        array_agg(distinct extract(isodow from l.scheduled_date)::int) as weekdays,
        greatest(count(*) filter (where not l.is_cancelled), 1)::int as lessons, max(l.scheduled_date) as last
      from lesson l where l.farm_id = r.farm_id and l.series_id = r.series_id) held
    cross join lateral (
      select l.* from lesson l where l.farm_id = r.farm_id and l.series_id = r.series_id
      order by l.is_cancelled, extract(isodow from l.scheduled_date) <> held.weekday, l.scheduled_date desc, l.start_time desc
      limit 1) model
    join section x on x.farm_id = r.farm_id and x.section_id = model.section_id
    where r.farm_id = ${farmId} and r.series_id = ${seriesId}`;
  return found && { ...found, staff: found.extraStaff.length + (found.instructorId === null ? 0 : 1) };
}
