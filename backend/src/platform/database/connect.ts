import { createHash } from 'node:crypto';
import pg from 'pg';
import type { DataSource, EntityManager } from 'typeorm';
import { listener, type Listen } from './listener.js';
import { onLiveConnection } from './on-live-connection.js';
import { TIME_LIMITS } from './time-limits.js';
import { sqlTag, type Rows, type Sql } from './sql.js';

export type { Fragment, Sql } from './sql.js';

/** A reserved connection: `sql` and the entity manager share its transaction. */
export interface Held {
  readonly sql: Sql;
  readonly manager: EntityManager;
  release(): void;
}

export type Pool = Sql & {
  reserve(): Promise<Held>;
  begin<T>(work: (sql: Sql) => Promise<T>): Promise<T>;
  /** Reconnects by itself, and calls `again` after each reconnection. */
  listen: Listen;
  end(): Promise<void>;
};

const as = (oid: number, read: (text: string) => unknown) => ({ oid, read });
/** Dates stay `YYYY-MM-DD`; big integers (minor units, positions) become numbers, all far below 2^53. */
const READERS = [as(pg.types.builtins.INT8, Number), as(pg.types.builtins.DATE, String)];
const types: pg.CustomTypesConfig = {
  getTypeParser: ((oid: number, format?: 'text') =>
    READERS.find((reader) => reader.oid === oid)?.read ?? pg.types.getTypeParser(oid, format)) as never,
};
const CONNECTION = { types, pipeline: true };
export const LIMITED_CONNECTION = {
  ...CONNECTION,
  keepAlive: true,
  connectionTimeoutMillis: TIME_LIMITS.connection,
  // A connection's plans are lost with it, and planning costs more than execution.
  idleTimeoutMillis: TIME_LIMITS.idleConnection,
  query_timeout: TIME_LIMITS.answer,
  // A server may close a connection before anybody holds it; an unhandled error event would end the process.
  onConnect: (client: pg.ClientBase) => void client.on('error', () => undefined),
};

const names = new Map<string, string>();
function nameOf(text: string) {
  const known = names.get(text) ?? createHash('sha1').update(text).digest('base64url');
  names.set(text, known);
  return known;
}

async function run(client: pg.ClientBase, text: string, values: unknown[]): Promise<Rows> {
  // Without parameters, the simple protocol also accepts several statements in one text.
  const result = values.length ? await client.query({ name: nameOf(text), text, values }) : await client.query(text);
  const { rows, rowCount } = Array.isArray(result) ? (result.at(-1) as pg.QueryResult) : result;
  return Object.defineProperty(rows, 'count', { value: rowCount ?? 0 }) as Rows;
}

/** In a transaction that is broken; it says nothing of what broke it. */
const BROKEN = '25P02';

/**
 * Statements travel together, so that the second may be heard of before the first: each fails with what broke the transaction, by which
 * is decided whether the whole is worth another try.
 */
function inTransaction(client: pg.ClientBase): Sql {
  let cause: unknown;
  return sqlTag(async (text, values) => {
    try {
      return await run(client, text, values);
    } catch (error) {
      if ((error as { code?: string }).code === BROKEN) throw cause ?? error;
      cause = error;
      throw error;
    }
  });
}

const QUESTION = /^\s*select\b/i;

type Taken = { client: pg.ClientBase; manager?: EntityManager; release(): void };

function poolOver(take: () => Promise<Taken>, url: string, end: () => Promise<void>): Pool {
  const held = async (): Promise<Held> => {
    const { client, manager, release } = await take();
    return { sql: inTransaction(client), manager: manager as EntityManager, release };
  };
  const once = async (text: string, values: unknown[]) => {
    const { client, release } = await take();
    try {
      return await run(client, text, values);
    } finally {
      release();
    }
  };
  const single = (text: string, values: unknown[]) =>
    QUESTION.test(text) ? onLiveConnection(() => once(text, values)) : once(text, values);
  const begin = async <T>(work: (sql: Sql) => Promise<T>) => {
    const { sql, release } = await held();
    try {
      // Sent at once: a lazy statement would start only when awaited, behind the first of `work`.
      const [, result] = await Promise.all([sql.unsafe('begin').execute(), work(sql)]);
      await sql.unsafe('commit');
      return result;
    } catch (error) {
      await sql.unsafe('rollback').catch(() => undefined);
      throw error;
    } finally {
      release();
    }
  };
  return Object.assign(sqlTag(single), { reserve: held, begin, end, listen: listener(url) }) as Pool;
}

export const poolOf = (source: DataSource, url: string): Pool =>
  poolOver(
    async () => {
      const runner = source.createQueryRunner();
      const client = (await runner.connect()) as pg.ClientBase;
      // Begun here, pipelined; otherwise `save` would open, and commit, a transaction of its own.
      Object.assign(runner, { isTransactionActive: true, transactionDepth: 1 });
      return { client, manager: runner.manager, release: () => void runner.release() };
    },
    url,
    async () => undefined,
  );

export function connect(url: string, poolSize = 10): Pool {
  const pool = new pg.Pool({ connectionString: url, max: poolSize, ...CONNECTION } as pg.PoolConfig);
  const broken = new WeakSet<pg.ClientBase>();
  // The statement that runs on the connection reports the failure.
  pool.on('error', () => undefined);
  pool.on('connect', (client) => client.on('error', () => broken.add(client)).on('end', () => broken.add(client)));
  return poolOver(
    async () => {
      const client = await pool.connect();
      return { client, release: () => client.release(broken.has(client)) };
    },
    url,
    () => pool.end(),
  );
}
