import type { Pool, Sql } from '../database/connect.js';
import { hasCitus } from '../database/citus.js';

/** `text` has the barn in `$1` and the rows as one JSON list in `$2`; it must name `farm_id` for every table. */
export interface Write {
  readonly text: string;
  readonly rows: readonly object[];
}

export interface WritingWays {
  /** Takes the barn's lock until the transaction ends; the last position of its log. */
  readonly lockBarn: (sql: Sql, farmId: string) => PromiseLike<readonly { position: number }[]>;
  readonly send: (sql: Sql, farmId: string, writes: readonly Write[]) => PromiseLike<unknown>[];
}

const onOneServer: WritingWays = {
  lockBarn: (sql, farmId) => sql`select position from farm_clock where farm_id = ${farmId} for update`,
  send: (sql, farmId, writes) => writes.map(({ text, rows }) => sql.unsafe(text, [farmId, sql.json(rows)])),
};

/**
 * A barn may move to another server while it is only read, even for update: two commands would then hold its lock, each elsewhere. A
 * write keeps it where it is; and because this one is the command's first, a move waits for it before it holds anything itself.
 * The writes are one call, forwarded to the barn's server, where the shards are local.
 */
const onCitus: WritingWays = {
  lockBarn: (sql, farmId) =>
    sql`update farm_clock set position = position where farm_id = ${farmId} returning position`,
  send: (sql, farmId, writes) => (writes.length ? [sql`select write_barn(${farmId}, ${sql.json(writes)})`] : []),
};

const known = new WeakMap<Pool, Promise<WritingWays>>();

export function writingWaysOf(pool: Pool): Promise<WritingWays> {
  const asked = known.get(pool) ?? hasCitus(pool).then((citus) => (citus ? onCitus : onOneServer));
  known.set(pool, asked);
  asked.catch(() => known.delete(pool));
  return asked;
}
