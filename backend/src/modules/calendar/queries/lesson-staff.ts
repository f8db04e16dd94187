import { QueryHandler } from '@nestjs/cqrs';
import type { Sql } from '../../../platform/database/connect.js';
import { barnQuery, BarnQueryHandler, type Asker } from '../../../platform/messages/barn-query.js';
import { whyMissing } from './calendar.js';
import { lessonTexts } from './lessons.js';
import type { Viewer } from './sight.js';

/** Extra staff of a lesson as finished JSON. */
export class ListLessonStaff extends barnQuery<{ lessonId: string }, string>('calendar.ListLessonStaff') {}

@QueryHandler(ListLessonStaff)
export class ListLessonStaffHandler extends BarnQueryHandler<ListLessonStaff> {
  async answer(sql: Sql, { lessonId }: { lessonId: string }, { actor, now }: Asker & { now: Date }) {
    const viewer: Viewer = { kind: 'staff', actor, now };
    const [lesson] = await lessonTexts(sql, viewer, { asked: { ids: [lessonId] } });
    if (!lesson) throw await whyMissing(sql, viewer, lessonId);
    return `{"tasks":[${lesson.tasks}]}`;
  }
}
