import type { Fragment, Sql } from '../../../platform/database/connect.js';
import type { LessonInSeries } from '../domain/decide-deletion.js';

/** All lessons of the series that these lessons belong to, in order; `lastDate` is the day on which the series is said to end. */
export const lessonsOfSeries = (sql: Sql, farmId: string, lessonIds: Fragment) => sql<
  (LessonInSeries & { lastDate: string })[]
>`
  select l.lesson_id as "lessonId", l.series_id as "seriesId", l.scheduled_date as date,
    to_char(l.start_time, 'HH24:MI') as "startTime", l.series_description as rhythm, s.last_date as "lastDate"
  from lesson l join series s on s.farm_id = l.farm_id and s.series_id = l.series_id
  where l.farm_id = ${farmId} and l.series_id = any(array(
    select m.series_id from lesson m where m.farm_id = ${farmId} and m.lesson_id = any(array(${lessonIds}))))
  order by l.scheduled_date, l.start_time`;
