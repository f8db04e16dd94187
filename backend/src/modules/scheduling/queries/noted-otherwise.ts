import type { BarnTransaction } from '../../../platform/event-store/barn-transaction.js';

export async function notedOtherwise(
  barn: BarnTransaction,
  subjectIds: readonly string[],
  text: string,
): Promise<string[]> {
  const rows = await barn.sql<{ id: string }[]>`
    select id from unnest(${[...subjectIds]}::uuid[]) id
    where coalesce((select r.remark from remark r where r.farm_id = ${barn.farmId} and r.subject_id = id), '') <> ${text}`;
  return rows.map((row) => row.id);
}
