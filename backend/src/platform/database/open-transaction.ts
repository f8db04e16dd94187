import type { Held } from './connect.js';
import { onLiveConnection } from './on-live-connection.js';

/**
 * Reserves a connection for a transaction that `open` begins; the caller ends it and releases the connection. `open` reads and locks, and
 * writes nothing: it may be run twice.
 */
export const openTransaction = <Opened>(
  reserve: () => Promise<Held>,
  open: (connection: Held) => Promise<Opened>,
): Promise<{ connection: Held; opened: Opened }> =>
  onLiveConnection(async () => {
    const connection = await reserve();
    try {
      return { connection, opened: await open(connection) };
    } catch (error) {
      await connection.sql.unsafe('rollback').catch(() => undefined);
      connection.release();
      throw error;
    }
  });
