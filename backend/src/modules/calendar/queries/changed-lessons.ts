import { QueryHandler } from '@nestjs/cqrs';
import type { Sql } from '../../../platform/database/connect.js';
import { barnQuery, BarnQueryHandler, type Asker } from '../../../platform/messages/barn-query.js';
import { clashes } from './clashes.js';
import { lessonLists, lessonTexts } from './lessons.js';
import { viewerOf } from './sight.js';

/** Finished JSON in the calendar's form, with the first lesson also by itself and, for staff, the clashes. */
export class ShowChangedLessons extends barnQuery<readonly string[], string>('calendar.ShowChangedLessons') {}

@QueryHandler(ShowChangedLessons)
export class ShowChangedLessonsHandler extends BarnQueryHandler<ShowChangedLessons> {
  async answer(sql: Sql, ids: readonly string[], asker: Asker & { now: Date }) {
    const viewer = await viewerOf(sql, asker);
    const [rows, warnings] = await Promise.all([
      lessonTexts(sql, viewer, { asked: { ids } }),
      viewer.kind === 'family' ? [] : clashes(sql, asker.farmId, viewer, ids),
    ]);
    const chosen = rows.find((row) => row.lesson_id === ids[0]);
    return `{${lessonLists(rows)},"lesson":${chosen?.lesson ?? 'null'},"warnings":${JSON.stringify(warnings)}}`;
  }
}
