import { QueryHandler } from '@nestjs/cqrs';
import type { Sql } from '../../../platform/database/connect.js';
import { notFound } from '../../../platform/errors/refusal.js';
import { barnQuery, BarnQueryHandler, type Asker } from '../../../platform/messages/barn-query.js';
import { affectedLessons } from '../../scheduling/contracts.js';
import { deletionSummary, type DeletedPlace } from '../domain/deletion-summary.js';
import { checkMayOpen, mayOpen } from '../domain/staff-limits.js';
import type { DeletionPreviewReply } from '../http/deletion.replies.js';
import { lessonFacts } from '../facts/lesson-facts.js';
import { accountHolderOf } from '../../people/contracts.js';

interface Deletion {
  lessonIds: readonly string[];
  applyToFuture: boolean;
}

/** What `lessons/delete` and `lessons/deleteAll` would take away; nothing is changed. */
export class PreviewDeletion extends barnQuery<Deletion, DeletionPreviewReply>('enrollment.PreviewDeletion') {}

@QueryHandler(PreviewDeletion)
export class PreviewDeletionHandler extends BarnQueryHandler<PreviewDeletion> {
  async answer(sql: Sql, deletion: Deletion, { farmId, actor, now }: Asker & { now: Date }) {
    const reached = affectedLessons(sql, farmId, deletion);
    const [found, places] = await Promise.all([
      lessonFacts(sql, farmId, actor, reached),
      sql<DeletedPlace[]>`
        select lp.lesson_id as "lessonId", lp.student_id as "studentId", lp.is_cancelled as "isCancelled",
          lp.package_id is not null as "isCovered",
          case when holder.is_active and holder.contact_email <> '' then holder.person_id end as "holderId"
        from lesson_person lp
        join student s on s.farm_id = lp.farm_id and s.student_id = lp.student_id
        join person rider on rider.farm_id = s.farm_id and rider.person_id = s.person_id
        join person holder on holder.farm_id = s.farm_id
          and holder.person_id = ${accountHolderOf(sql, sql`rider`)}
        where lp.farm_id = ${farmId} and lp.lesson_id = any(array(${reached}))`,
    ]);
    const wanted = new Set(deletion.lessonIds);
    const chosen = found.filter(({ lessonId }) => wanted.has(lessonId));
    if (chosen.length < wanted.size) throw notFound('The event');
    for (const lesson of chosen) checkMayOpen(actor, lesson);
    const lessons = found.filter((lesson) => mayOpen(actor, lesson));
    const ids = new Set(lessons.map(({ lessonId }) => lessonId));
    return deletionSummary(
      lessons.map(({ lessonId, date, startsAt }) => ({ lessonId, date, isPast: startsAt < now })),
      places.filter(({ lessonId }) => ids.has(lessonId)),
    );
  }
}
