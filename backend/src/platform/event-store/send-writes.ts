import type { Pool, Sql } from '../database/connect.js';
import { hasCitus } from '../database/citus.js';

/** `text` finds the barn in `$1` and `rows`, as one JSON list, in `$2`; it uses both, and names `farm_id` for every table. */
export interface Write {
  readonly text: string;
  readonly rows: readonly object[];
}

/** Issues a barn's writes in their order; the caller awaits them. */
export type SendWrites = (sql: Sql, farmId: string, writes: readonly Write[]) => PromiseLike<unknown>[];

/** Each a prepared statement, planned once per connection: half the cost of the function on one server. */
const asStatements: SendWrites = (sql, farmId, writes) =>
  writes.map(({ text, rows }) => sql.unsafe(text, [farmId, sql.json(rows)]));

/** One call, which Citus hands to the server where the barn lives; there the statements find its shards at home. */
const asFunction: SendWrites = (sql, farmId, writes) =>
  writes.length ? [sql`select write_barn(${farmId}, ${sql.json(writes)})`] : [];

const known = new WeakMap<Pool, Promise<SendWrites>>();

/** Whichever suits the database of the pool; it is asked once. */
export function sendWritesOf(pool: Pool): Promise<SendWrites> {
  const asked = known.get(pool) ?? hasCitus(pool).then((citus) => (citus ? asFunction : asStatements));
  known.set(pool, asked);
  asked.catch(() => known.delete(pool));
  return asked;
}
