import { QueryHandler } from '@nestjs/cqrs';
import type { Sql } from '../../../platform/database/connect.js';
import { notFound } from '../../../platform/errors/refusal.js';
import { barnQuery, BarnQueryHandler, type Asker } from '../../../platform/messages/barn-query.js';
import { obstacleToRiderMerge } from '../domain/decide-rider-merge.js';
import type { RiderMergePreviewReply } from '../http/merge-riders.replies.js';
import { riderMergeFacts, type TwoRiders } from './rider-merge-facts.js';
import { notes, packages, places } from '../lookups.js';

type Counted = Omit<RiderMergePreviewReply, 'refused'>;

/** What comes along when a rider's second record is merged into the first, or why it cannot be. */
export class PreviewRiderMerge extends barnQuery<TwoRiders, RiderMergePreviewReply>('people.PreviewRiderMerge') {}

@QueryHandler(PreviewRiderMerge)
export class PreviewRiderMergeHandler extends BarnQueryHandler<PreviewRiderMerge> {
  async answer(sql: Sql, riders: TwoRiders, { farmId }: Asker) {
    const [facts, [counted]] = await Promise.all([
      riderMergeFacts(sql, farmId, riders),
      sql<Counted[]>`
        select p.person_id, s.student_id, p.person_name, s.date_of_birth,
          (select count(*)::int from ${places(sql)} lp where lp.farm_id = s.farm_id and lp.student_id = s.student_id) as lessons,
          (select count(*)::int from ${packages(sql)} pk where pk.farm_id = s.farm_id and pk.student_id = s.student_id) as packages,
          (select count(*)::int from ${notes(sql)} n where n.farm_id = p.farm_id and n.person_id = p.person_id) as notes,
          exists (select from login l where l.farm_id = p.farm_id and l.person_id = p.person_id)::int as has_login
        from student s join person p on p.farm_id = s.farm_id and p.person_id = s.person_id
        where s.farm_id = ${farmId} and s.student_id = ${riders.mergedId}`,
    ]);
    if (!counted || !facts.kept) throw notFound('The student');
    return { ...counted, refused: obstacleToRiderMerge(facts)?.message ?? null };
  }
}
