import { QueryHandler } from '@nestjs/cqrs';
import type { Sql } from '../../../platform/database/connect.js';
import { barnQuery, BarnQueryHandler, type Asker } from '../../../platform/messages/barn-query.js';

/** Instructors and helpers. */
export class StaffOfLessons extends barnQuery<{ lessonIds: readonly string[] }, string[]>(
  'notifications.StaffOfLessons',
) {}

@QueryHandler(StaffOfLessons)
export class StaffOfLessonsHandler extends BarnQueryHandler<StaffOfLessons> {
  async answer(sql: Sql, { lessonIds }: StaffOfLessons['input'], { farmId }: Asker) {
    const chosen = sql`farm_id = ${farmId} and lesson_id = any(${[...lessonIds]})`;
    const rows = await sql<{ instructor_id: string }[]>`
      select instructor_id from lesson where ${chosen} and instructor_id is not null
      union
      select (extra ->> 'instructor_id')::uuid from lesson, jsonb_array_elements(extra_staff) extra where ${chosen} order by 1`;
    return rows.map((row) => row.instructor_id);
  }
}
