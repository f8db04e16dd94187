import type { BarnTransaction } from '../../../platform/event-store/barn-transaction.js';

/** Free text about a place or with a message; nothing written leaves what stands there. */
export const writeRemark = async (barn: BarnTransaction, subjectId: string, text: string | undefined) =>
  text
    ? barn.sql`
    insert into remark (farm_id, subject_id, remark) values (${barn.farmId}, ${subjectId}, ${text})
    on conflict (farm_id, subject_id) do update set remark = excluded.remark`
    : undefined;
