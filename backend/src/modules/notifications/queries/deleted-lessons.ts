import type { Sql } from '../../../platform/database/connect.js';
import type { LessonTimes } from '../../../platform/mail/barn-dates.js';
import type { MailedLesson } from '../facts/mailed-lessons.js';

type Row = LessonTimes & { lessonId: string; title: string; startsAt: Date };

/** Their rows are gone, so they are told of as the log has them: neither where, nor with whom. C23 */
export async function deletedLessons(sql: Sql, farmId: string, lessonIds: readonly string[]): Promise<MailedLesson[]> {
  const rows = await sql<Row[]>`
    select e.data ->> 'lessonId' as "lessonId", e.data ->> 'title' as title, e.data ->> 'date' as date,
      e.data ->> 'startTime' as "startTime", e.data ->> 'endDate' as "endDate", e.data ->> 'endTime' as "endTime",
      (e.data ->> 'isAllday')::boolean as "isAllday",
      ((e.data ->> 'date') || ' ' || (e.data ->> 'startTime'))::timestamp at time zone f.time_zone as "startsAt"
    from event e join farm f on f.farm_id = e.farm_id
    where e.farm_id = ${farmId} and e.stream = any(${lessonIds.map((id) => `lesson-${id}`)})
      and e.type = 'scheduling.LessonDeleted'
    order by "startsAt", "lessonId"`;
  return rows.map((row) => ({
    ...row,
    isCancelled: false,
    location: '',
    instructorId: null,
    instructor: null,
    helperIds: [],
  }));
}
