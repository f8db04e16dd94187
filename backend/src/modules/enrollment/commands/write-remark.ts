import type { Barn } from '../../../platform/event-store/barn.js';

/** Free text about a place or with a message; nothing written leaves what stands there. */
export const writeRemark = async (barn: Barn, subjectId: string, text: string | undefined) =>
  text ? barn.lookup`
    insert into remark (farm_id, subject_id, remark) values (${barn.farmId}, ${subjectId}, ${text})
    on conflict (farm_id, subject_id) do update set remark = excluded.remark` : undefined;
