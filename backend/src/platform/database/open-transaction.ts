import type { Held, Pool } from './connect.js';
import { isUnavailable } from './unavailable.js';

async function openOnce<Opened>(pool: Pool, open: (connection: Held) => Promise<Opened>) {
  const connection = await pool.reserve();
  try {
    return { connection, opened: await open(connection) };
  } catch (error) {
    await connection.sql.unsafe('rollback').catch(() => undefined);
    connection.release();
    throw error;
  }
}

/**
 * Reserves a connection for a transaction that `open` begins; the caller ends it and releases the connection. A connection may have died
 * in the pool, which shows only now: once more on another, since nothing can have happened. So `open` reads and locks, and writes nothing.
 */
export async function openTransaction<Opened>(pool: Pool, open: (connection: Held) => Promise<Opened>) {
  try {
    return await openOnce(pool, open);
  } catch (error) {
    if (!isUnavailable(error)) throw error;
    return openOnce(pool, open);
  }
}
