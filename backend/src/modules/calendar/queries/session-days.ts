import type { Sql } from '../../../platform/database/connect.js';
import type { Asker } from '../../../platform/messages/barn-query.js';
import { conditions } from './lesson-filters.js';
import { knownRiders, sees, type Viewer } from './sight.js';

interface SessionDays {
  /** Of the barn. */
  today: string;
  /** Of its next lesson that takes place; null once it is over. */
  next_date: string | null;
  /** Who teaches it, by name. */
  instructors: string[];
}

/** Nothing of a session none of whose lessons whoever looks may see. A01 */
export function sessionDays(sql: Sql, { farmId, actor, now, seriesId }: Asker & { now: Date; seriesId: string }) {
  const seen = conditions(sql, sees(sql, { kind: 'staff', actor, now }));
  return sql<SessionDays[]>`
  select to_char(${now}::timestamptz at time zone f.time_zone, 'YYYY-MM-DD') as today,
    (select to_char(min(l.scheduled_date), 'YYYY-MM-DD') from lesson l
      where l.farm_id = f.farm_id and l.series_id = ${seriesId} and not l.is_cancelled and l.ends_at > ${now}) as next_date,
    array(select distinct p.person_name from lesson l
      join instructor i on i.farm_id = l.farm_id and i.instructor_id = l.instructor_id
      join person p on p.farm_id = i.farm_id and p.person_id = i.person_id
      where l.farm_id = f.farm_id and l.series_id = ${seriesId} and not l.is_cancelled order by 1) as instructors
  from farm f where f.farm_id = ${farmId} and exists (
    select from lesson l where l.farm_id = f.farm_id and l.series_id = ${seriesId} ${seen})`;
}

/** Rider of place `e` in a session: limited staff know who is linked to them, and whom they teach in it. B03 */
export function isShownInSession(sql: Sql, viewer: Viewer) {
  const known = knownRiders(sql, viewer, sql`e.student_id`);
  return known
    ? sql`exists (select from lesson l where l.farm_id = e.farm_id and l.series_id = e.series_id and ${known})`
    : sql`true`;
}
