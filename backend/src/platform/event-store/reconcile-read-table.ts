import type { Sql } from '../database/connect.js';
import { chunk } from '../concurrency/chunk.js';
import type { AnyReadTable } from './changes.js';
import type { Write } from './writing-ways.js';
import { insertInto, writeChanges } from './write-events.js';

const BATCH = 4000;

type WantedRow = Record<string, unknown>;
export interface Differences {
  stray: string[];
  differing: WantedRow[];
}

/** `stray`: keys absent from the log; `differing`: rows missing or different. Issues its statements at once. */
export async function differencesFrom(
  sql: Sql,
  farmId: string,
  { name, key }: AnyReadTable,
  rows: readonly WantedRow[],
): Promise<Differences> {
  const [table, id] = [sql(name), sql(key)];
  const ids = rows.map((row) => row[key]);
  const [stray, ...batches] = await Promise.all([
    sql<{ id: string }[]>`
      select old.${id} as id from ${table} old
      where farm_id = ${farmId} and not exists (select from unnest(${ids}::uuid[]) wanted(id) where wanted.id = old.${id})`,
    ...chunk(BATCH, rows).map(
      (batch) => sql<{ id: string }[]>`
      select fresh.${id} as id from json_populate_recordset(null::${table}, ${sql.json(batch)}) fresh
      left join ${table} old on old.farm_id = fresh.farm_id and old.${id} = fresh.${id} where old is distinct from fresh`,
    ),
  ]);
  const differing = new Set(batches.flatMap((found) => found.map((row) => row.id)));
  return { stray: stray.map((row) => row.id), differing: rows.filter((row) => differing.has(String(row[key]))) };
}

/** Delete and insert, because rows that swap a unique value cannot be updated one by one. */
export function reconcile(farmId: string, { name, key }: AnyReadTable, { stray, differing }: Differences): Write[] {
  const gone = [...stray, ...differing.map((row) => String(row[key]))].map((id) => ({
    id,
    inserted: false,
    removed: true,
    set: {},
    add: {},
  }));
  return [
    ...writeChanges(farmId, new Map([[{ name, key }, new Map(gone.map(({ id, ...row }) => [id, row]))]])),
    ...chunk(BATCH, differing).map((batch) => insertInto(name, batch)),
  ];
}
