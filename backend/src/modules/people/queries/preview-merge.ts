import { QueryHandler } from '@nestjs/cqrs';
import type { Fragment, Sql } from '../../../platform/database/connect.js';
import { notFound } from '../../../platform/errors/refusal.js';
import { barnQuery, BarnQueryHandler, type Asker } from '../../../platform/messages/barn-query.js';
import { obstacleToRiderMerge, onOneAccount } from '../domain/decide-rider-merge.js';
import type { MergePreviewReply } from '../http/edited-people.replies.js';
import { riderMergeFacts } from './rider-merge-facts.js';
import { payments } from '../lookups.js';

/** Person `p`, the holder of an account that joins another, has nothing more to do: neither rides nor is staff. */
export const mayLeave = (sql: Sql): Fragment => sql`
  not exists (select from student s where s.farm_id = p.farm_id and s.person_id = p.person_id)
  and not exists (select from instructor i where i.farm_id = p.farm_id and i.person_id = p.person_id)`;

interface Asked {
  mergedId: string;
  /** The account that stays; without it nobody can be told to be on both. */
  accountId?: string;
}

type Twin = Pick<
  MergePreviewReply['twins'][number],
  'student_id' | 'merged_student_id' | 'person_name' | 'date_of_birth'
>;

/** Riders of both accounts who have one name, and no two dates of birth. */
const twinsOf = (
  sql: Sql,
  farmId: string,
  { accountId = null, mergedId }: { accountId?: string | null; mergedId: string },
) => sql<Twin[]>`
  select distinct on (theirs.student_id) mine.student_id, theirs.student_id as merged_student_id, me.person_name,
    coalesce(mine.date_of_birth, theirs.date_of_birth) as date_of_birth
  from person me
  join student mine on mine.farm_id = me.farm_id and mine.person_id = me.person_id
  join person them on them.farm_id = me.farm_id and them.billing_person_id = ${mergedId}
    and lower(them.person_name) = lower(me.person_name)
  join student theirs on theirs.farm_id = them.farm_id and theirs.person_id = them.person_id
    and coalesce(theirs.date_of_birth = mine.date_of_birth, true)
  where me.farm_id = ${farmId} and me.billing_person_id = ${accountId} and me.is_active and me.person_id <> them.person_id
  order by theirs.student_id, mine.student_id`;

/** What joins an account when another is merged into it, and who is on both. */
export class PreviewMerge extends barnQuery<Asked, MergePreviewReply>('people.PreviewMerge') {}

@QueryHandler(PreviewMerge)
export class PreviewMergeHandler extends BarnQueryHandler<PreviewMerge> {
  async answer(sql: Sql, { mergedId, accountId }: Asked, { farmId }: Asker) {
    const [twins, [preview]] = await Promise.all([
      twinsOf(sql, farmId, { accountId, mergedId }),
      sql<Omit<MergePreviewReply, 'twins'>[]>`
      select p.person_id, p.person_name, (${mayLeave(sql)})::int as holder_leaves,
        (select count(*)::int from ${payments(sql)} pay where pay.farm_id = p.farm_id and pay.billing_person_id = p.person_id) as payments,
        (select coalesce(json_agg(q.person_name order by lower(q.person_name), q.person_id), '[]') from person q
          join student s on s.farm_id = q.farm_id and s.person_id = q.person_id
          where q.farm_id = p.farm_id and q.billing_person_id = p.person_id) as riders,
        exists (select from login l where l.farm_id = p.farm_id and l.person_id = p.person_id)::int as has_login
      from person p where p.farm_id = ${farmId} and p.person_id = ${mergedId} and p.billing_person_id = p.person_id`,
    ]);
    if (!preview) throw notFound('The account');
    const facts = await Promise.all(
      twins.map((twin) =>
        riderMergeFacts(sql, farmId, { studentId: twin.student_id, mergedId: twin.merged_student_id }),
      ),
    );
    const refused = facts.map((one) => obstacleToRiderMerge(onOneAccount(one))?.message ?? null);
    return { ...preview, twins: twins.map((twin, at) => ({ ...twin, refused: refused[at] ?? null })) };
  }
}
