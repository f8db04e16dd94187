import { QueryHandler } from '@nestjs/cqrs';
import type { Sql } from '../../../platform/database/connect.js';
import { barnQuery, BarnQueryHandler, type Asker } from '../../../platform/messages/barn-query.js';

/** Active places only: each student with the lessons that are theirs. */
export class RidersOfLessons extends barnQuery<
  { lessonIds: readonly string[] },
  { studentId: string; lessonIds: string[] }[]
>('notifications.RidersOfLessons') {}

@QueryHandler(RidersOfLessons)
export class RidersOfLessonsHandler extends BarnQueryHandler<RidersOfLessons> {
  async answer(sql: Sql, { lessonIds }: RidersOfLessons['input'], { farmId }: Asker) {
    const rows = await sql<{ student_id: string; lesson_ids: string[] }[]>`
      select student_id, array_agg(lesson_id::text order by lesson_id) as lesson_ids from lesson_person
      where farm_id = ${farmId} and lesson_id = any(${[...lessonIds]}) and not is_cancelled
      group by student_id order by student_id`;
    return rows.map((row) => ({ studentId: row.student_id, lessonIds: row.lesson_ids }));
  }
}
