import type { BarnConnections } from '../database/barn-connections.js';
import type { Sql } from '../database/connect.js';
import { openTransaction } from '../database/open-transaction.js';
import { nameBarn } from '../tenancy/name-barn.js';

export class BarnReader {
  constructor(private readonly connections: BarnConnections) {}

  /** Read-only; what `ask` issues before its first await travels with the opening. Repeated if the connection was dead. */
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
