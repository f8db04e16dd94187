import { QueryHandler } from '@nestjs/cqrs';
import type { Sql } from '../../../platform/database/connect.js';
import { barnQuery, BarnQueryHandler, type Asker } from '../../../platform/messages/barn-query.js';

export class InstructorsOfLessons extends barnQuery<{ lessonIds: readonly string[] }, string[]>(
  'notifications.InstructorsOfLessons',
) {}

@QueryHandler(InstructorsOfLessons)
export class InstructorsOfLessonsHandler extends BarnQueryHandler<InstructorsOfLessons> {
  async answer(sql: Sql, { lessonIds }: InstructorsOfLessons['input'], { farmId }: Asker) {
    const rows = await sql<{ instructor_id: string }[]>`
      select distinct instructor_id from lesson
      where farm_id = ${farmId} and lesson_id = any(${[...lessonIds]}) and instructor_id is not null order by 1`;
    return rows.map((row) => row.instructor_id);
  }
}
