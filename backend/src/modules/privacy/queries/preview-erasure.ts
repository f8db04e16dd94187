import { QueryHandler } from '@nestjs/cqrs';
import type { Sql } from '../../../platform/database/connect.js';
import { notFound } from '../../../platform/errors/refusal.js';
import { barnQuery, BarnQueryHandler, type Asker } from '../../../platform/messages/barn-query.js';
import { obstacles } from '../domain/obstacles.js';
import type { ErasurePreviewReply } from '../http/erasure.replies.js';
import { concernedBy, erasedOf } from './concerned.js';
import { tiesOf } from './ties.js';

/** Who would be erased with somebody, what goes, what stays, and what is in the way. */
export class PreviewErasure extends barnQuery<{ personId: string }, ErasurePreviewReply>('privacy.PreviewErasure') {}

@QueryHandler(PreviewErasure)
export class PreviewErasureHandler extends BarnQueryHandler<PreviewErasure> {
  async answer(sql: Sql, { personId }: { personId: string }, { farmId, actor, now }: Asker & { now: Date }) {
    const [people, [barn]] = await Promise.all([
      concernedBy(sql, farmId, personId),
      sql<{ currency: string }[]>`select currency_code as currency from farm where farm_id = ${farmId}`,
    ]);
    if (!people.length || !barn) throw notFound('The person');
    const staff = people.flatMap(({ instructorId }) => instructorId ?? []);
    const ties = await tiesOf(sql, farmId, now, erasedOf(people), staff);
    const isOneself = people.some((one) => one.personId === actor.personId);
    const going = people.filter(({ isErased }) => !isErased);
    return {
      people: going.map((one) => ({
        person_id: one.personId,
        person_name: one.name,
        is_student: Number(one.studentId !== null),
        is_staff: Number(one.instructorId !== null),
        has_login: Number(one.loginEmail !== null),
        is_namesake: Number(one.isNamesake),
      })),
      notes: ties.notes,
      lessons_left: ties.lessonsLeft,
      flat_packages: ties.flatPackages,
      shared_packages: ties.sharedPackages,
      unpaid_lessons: ties.unpaidLessons,
      titles: ties.titles,
      refused: going.length > 0 ? obstacles({ ...ties, isOneself }, barn.currency) : [],
    };
  }
}
