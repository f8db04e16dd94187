import type { BarnConnections } from '../database/barn-connections.js';
import type { Sql } from '../database/connect.js';
import { openTransaction } from '../database/open-transaction.js';
import { nameBarn } from '../tenancy/name-barn.js';

/** Questions to one barn. Row-level security answers with that barn's rows only, whatever the query forgets to say. */
export class BarnReader {
  constructor(private readonly connections: BarnConnections) {}

  /**
   * Runs `ask` in a read-only transaction; what it issues before its first wait travels together with the opening. It is run again where
   * the connection turns out to be dead.
   */
  async read<T>(farmId: string, ask: (sql: Sql) => Promise<T>): Promise<T> {
    const { connection, opened } = await openTransaction(
      () => this.connections.toRead(farmId),
      async ({ sql }) => {
        const opening = [sql.unsafe('begin read only').execute(), nameBarn(sql, farmId).execute()];
        const [answer] = await Promise.all([ask(sql), ...opening]);
        return answer;
      },
    );
    void connection.sql
      .unsafe('commit')
      .catch(() => undefined)
      .finally(() => connection.release());
    return opened;
  }
}
