import { QueryHandler } from '@nestjs/cqrs';
import type { Sql } from '../../../platform/database/connect.js';
import { barnQuery, BarnQueryHandler, type Asker } from '../../../platform/messages/barn-query.js';

/** Lessons that have begun, and in which somebody still waits for a cancelled place to be filled. */
export class FillingsDue extends barnQuery<void, string[]>('enrollment.FillingsDue') {}

@QueryHandler(FillingsDue)
export class FillingsDueHandler extends BarnQueryHandler<FillingsDue> {
  async answer(sql: Sql, _: void, { farmId, now }: Asker & { now: Date }) {
    const due = await sql<{ id: string }[]>`
      select distinct lp.lesson_id as id from lesson_person lp
        join lesson l on l.farm_id = lp.farm_id and l.lesson_id = lp.lesson_id
      where lp.farm_id = ${farmId} and lp.filling = 'waiting' and l.starts_at <= ${now}
      order by 1`;
    return due.map(({ id }) => id);
  }
}
