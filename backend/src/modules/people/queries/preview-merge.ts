import { QueryHandler } from '@nestjs/cqrs';
import type { Fragment, Sql } from '../../../platform/database/connect.js';
import { notFound } from '../../../platform/errors/refusal.js';
import { barnQuery, BarnQueryHandler, type Asker } from '../../../platform/messages/barn-query.js';
import type { MergePreviewReply } from '../http/edited-people.replies.js';

/** Person `p`, the holder of an account that joins another, has nothing more to do: neither rides nor is staff. */
export const mayLeave = (sql: Sql): Fragment => sql`
  not exists (select from student s where s.farm_id = p.farm_id and s.person_id = p.person_id)
  and not exists (select from instructor i where i.farm_id = p.farm_id and i.person_id = p.person_id)`;

/** What joins an account when another is merged into it. */
export class PreviewMerge extends barnQuery<{ mergedId: string }, MergePreviewReply>('people.PreviewMerge') {}

@QueryHandler(PreviewMerge)
export class PreviewMergeHandler extends BarnQueryHandler<PreviewMerge> {
  async answer(sql: Sql, { mergedId }: { mergedId: string }, { farmId }: Asker) {
    const [preview] = await sql<MergePreviewReply[]>`
      select p.person_id, p.person_name, (${mayLeave(sql)})::int as holder_leaves,
        (select count(*)::int from payment pay where pay.farm_id = p.farm_id and pay.billing_person_id = p.person_id) as payments,
        (select coalesce(json_agg(q.person_name order by lower(q.person_name), q.person_id), '[]') from person q
          join student s on s.farm_id = q.farm_id and s.person_id = q.person_id
          where q.farm_id = p.farm_id and q.billing_person_id = p.person_id) as riders,
        exists (select from login l where l.farm_id = p.farm_id and l.person_id = p.person_id)::int as has_login
      from person p where p.farm_id = ${farmId} and p.person_id = ${mergedId} and p.billing_person_id = p.person_id`;
    if (!preview) throw notFound('The account');
    return preview;
  }
}
