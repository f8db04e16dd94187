import type { Pool, Sql } from '../database/connect.js';
import { hasCitus } from '../database/citus.js';

/** `text` has the barn in `$1` and the rows as one JSON list in `$2`; it must name `farm_id` for every table. */
export interface Write {
  readonly text: string;
  readonly rows: readonly object[];
}

export type SendWrites = (sql: Sql, farmId: string, writes: readonly Write[]) => PromiseLike<unknown>[];

const asStatements: SendWrites = (sql, farmId, writes) =>
  writes.map(({ text, rows }) => sql.unsafe(text, [farmId, sql.json(rows)]));

/** On Citus: one call, forwarded to the barn's server, where the shards are local. */
const asFunction: SendWrites = (sql, farmId, writes) =>
  writes.length ? [sql`select write_barn(${farmId}, ${sql.json(writes)})`] : [];

const known = new WeakMap<Pool, Promise<SendWrites>>();

export function sendWritesOf(pool: Pool): Promise<SendWrites> {
  const asked = known.get(pool) ?? hasCitus(pool).then((citus) => (citus ? asFunction : asStatements));
  known.set(pool, asked);
  asked.catch(() => known.delete(pool));
  return asked;
}
