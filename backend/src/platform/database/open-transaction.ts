import type { Held } from './connect.js';
import { onLiveConnection } from './on-live-connection.js';

/** `open` may run twice, so it reads and locks but must not write. The caller ends the transaction and releases the connection. */
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
