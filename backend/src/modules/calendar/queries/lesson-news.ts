import { QueryHandler } from '@nestjs/cqrs';
import type { Sql } from '../../../platform/database/connect.js';
import { Registry } from '../../../platform/event-store/registry.js';
import { barnQuery, BarnQueryHandler, type Asker } from '../../../platform/messages/barn-query.js';
import { EVERYTHING, newsFor, type LessonNews } from '../domain/lesson-news.js';
import { readLessonChanges } from '../live/read-lesson-changes.js';

/** In log positions: a listener further behind is told to load everything again. */
const LONGEST_AWAY = 2000;

/** Without `since`, only the current position. */
export class ReadLessonNews extends barnQuery<{ since?: number }, LessonNews>('calendar.ReadLessonNews') {}

@QueryHandler(ReadLessonNews)
export class ReadLessonNewsHandler extends BarnQueryHandler<ReadLessonNews> {
  constructor(private readonly registry: Registry) {
    super();
  }

  async answer(sql: Sql, { since }: { since?: number }, { farmId, actor }: Asker): Promise<LessonNews> {
    const [head] = await sql<[{ position: number }]>`select position from farm_clock where farm_id = ${farmId}`;
    const now = { position: head.position, lessonIds: [], kinds: [] };
    if (since === undefined || since === head.position) return now;
    if (since > head.position || head.position - since > LONGEST_AWAY) return { ...now, kinds: [EVERYTHING] };
    const found = await readLessonChanges(sql, this.registry.catalogue, farmId, since);
    const unchanged = { ...now, position: found.position };
    return newsFor(actor, found.changes, found.position) ?? unchanged;
  }
}
