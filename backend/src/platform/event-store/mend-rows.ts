import type { Sql } from '../database/connect.js';
import type { ReadTable } from './changes.js';

/** Rows compared or written by one statement. */
const BATCH = 4000;

type WantedRow = Record<string, unknown>;
/** What has to happen to a table until it is right. */
export interface Faults {
  /** Of rows that the log does not give, or gives otherwise. */
  wrong: string[];
  /** Rows that are not there, or not like this. */
  missing: WantedRow[];
  /** Rows that are not as the log has them. */
  count: number;
}

const inBatches = <T>(items: readonly T[]) => Array.from({ length: Math.ceil(items.length / BATCH) }, (_, n) => items.slice(n * BATCH, (n + 1) * BATCH));

/** Compares one table's rows of a barn with those that the log gives. Issues its statements at once. */
export async function faultsOf(sql: Sql, farmId: string, { name, key }: ReadTable, rows: readonly WantedRow[]): Promise<Faults> {
  const [table, id] = [sql(name), sql(key)];
  const ids = rows.map((row) => row[key]);
  const [stray, ...differing] = await Promise.all([
    sql<{ id: string }[]>`
      select old.${id} as id from ${table} old where farm_id = ${farmId} and not exists (select from unnest(${ids}::uuid[]) wanted(id) where wanted.id = old.${id})`,
    ...inBatches(rows).map((batch) => sql<{ id: string; is_there: boolean }[]>`
      select fresh.${id} as id, old.${id} is not null as is_there from json_populate_recordset(null::${table}, ${sql.json(batch)}) fresh
      left join ${table} old on old.farm_id = fresh.farm_id and old.${id} = fresh.${id} where old is distinct from fresh`),
  ]);
  const faulty = new Map(differing.flatMap((found) => found.map((row) => [row.id, row.is_there])));
  return {
    wrong: [...stray.map((row) => row.id), ...[...faulty].flatMap(([found, isThere]) => (isThere ? [found] : []))],
    missing: faulty.size ? rows.filter((row) => faulty.has(String(row[key]))) : [],
    count: stray.length + faulty.size,
  };
}

/**
 * Puts right what was found. A row that differs is deleted and inserted, because two that swap a unique value could not be updated one after
 * the other. Issues its statements at once.
 */
export const mend = (sql: Sql, farmId: string, { name, key }: ReadTable, { wrong, missing }: Faults): Promise<unknown>[] => [
  ...(wrong.length ? [sql`delete from ${sql(name)} where farm_id = ${farmId} and ${sql(key)} = any(${wrong}::uuid[])`] : []),
  ...inBatches(missing).map((batch) => sql`insert into ${sql(name)} select * from json_populate_recordset(null::${sql(name)}, ${sql.json(batch)})`),
].map((statement) => statement.execute());
