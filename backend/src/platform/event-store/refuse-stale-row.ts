import type { DeepPartial, FindOptionsWhere, ObjectLiteral, Repository } from 'typeorm';
import { differing } from '../database/entity-changes.js';
import { stale } from '../errors/refusal.js';
import { streamOf, withVersions, type ListRow, type Versioned } from '../http/list-rows.js';
import type { BarnTransaction } from './barn-transaction.js';
import { personWhoActed } from './person-who-acted.js';

/** What somebody looked at while filling in what is saved now. */
export interface Seen {
  readonly list: Versioned;
  readonly version: number;
  /** Only a change of one of these columns counts, where others change the same record. */
  readonly among?: readonly string[];
}

export const seenIn = (list: Versioned, version?: number): Seen | undefined =>
  version === undefined ? undefined : { list, version };

/** For one of several forms of a record, with the columns that it holds. */
export const seenAmong = (list: Versioned, version: number | undefined, among: readonly string[]): Seen | undefined =>
  version === undefined ? undefined : { list, version, among };

/** Whether `given` would change the row. */
export const differs =
  <Entity extends ObjectLiteral>(rows: Repository<Entity>, key: FindOptionsWhere<Entity>, given: object) =>
  async () => {
    const before = await rows.findOneBy(key);
    return before !== null && differing(rows, before, given as DeepPartial<Entity>).fields.length > 0;
  };

interface Change {
  row: ListRow;
  changed_by: string | null;
  changed_at: Date;
}

/** Refuses to overwrite what was changed since, with the row as it is, who changed it and when. What changes nothing is accepted. */
export async function refuseStaleRow(
  barn: BarnTransaction,
  { id, seen }: { id: string; seen: Seen | undefined },
  ...changes: readonly (() => Promise<boolean>)[]
) {
  if (!seen) return;
  const { sql, actor } = barn;
  const { list, version, among } = seen;
  const counts = among
    ? sql`e.data -> 'fields' ?| ${[...among]}::text[]`
    : sql`jsonb_array_length(coalesce(e.data -> 'fields', '[]')) > 0 or e.data ? 'active'`;
  const rows = withVersions(sql, list, sql`select * from (${list.rows(sql, actor)}) listed where id = ${id}`);
  const [[change], ...different] = await Promise.all([
    sql<Change[]>`
      select row_to_json(r) as row, p.person_name as changed_by, e.occurred_at as changed_at
      from (${rows}) r join event e on e.stream = ${streamOf(sql, list, sql`r`)} and e.version > ${version}
        ${personWhoActed(sql, sql`e`)}
      where ${counts}
      order by e.version desc limit 1`,
    ...changes.map((isDifferent) => isDifferent()),
  ]);
  if (!change || !different.includes(true)) return;
  throw stale({ ...change.row, changed_by: change.changed_by, changed_at: change.changed_at });
}
