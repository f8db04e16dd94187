import type { BarnTransaction } from '../../../platform/event-store/barn-transaction.js';

/** Keeps free text apart from the log, in one statement. The latest text of a subject counts; an empty one is none. */
export const writeNotes = (barn: BarnTransaction, subjectIds: readonly string[], text: string) =>
  text === ''
    ? barn.sql`delete from remark where farm_id = ${barn.farmId} and subject_id = any(${[...subjectIds]})`
    : barn.sql`
    insert into remark (farm_id, subject_id, remark) select ${barn.farmId}, id, ${text} from unnest(${[...subjectIds]}::uuid[]) id
    on conflict (farm_id, subject_id) do update set remark = excluded.remark`;

/** A message that goes with a change stands in front of what was noted before. D14 */
export const writeInFront = (barn: BarnTransaction, subjectIds: readonly string[], message: string) => barn.sql`
  insert into remark (farm_id, subject_id, remark) select ${barn.farmId}, id, ${message} from unnest(${[...subjectIds]}::uuid[]) id
  on conflict (farm_id, subject_id) do update set remark = excluded.remark || ' previous note: ' || remark.remark`;

/** Those of the subjects at which another text stands, or none. */
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
