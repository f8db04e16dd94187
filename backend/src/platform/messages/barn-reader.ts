import type { Pool, Sql } from '../database/connect.js';

/** Questions to one barn. Row-level security answers with that barn's rows only, whatever the query forgets to say. */
export class BarnReader {
  constructor(private readonly pool: Pool) {}

  /** Runs `ask` in a read-only transaction; what it issues before its first wait travels together with the opening. */
  async read<T>(farmId: string, ask: (sql: Sql) => Promise<T>): Promise<T> {
    const connection = await this.pool.reserve();
    const { sql } = connection;
    const opening = Promise.all([
      sql.unsafe('begin read only').execute(),
      sql`select set_config('app.farm_id', ${farmId}, true)`.execute(),
    ]);
    try {
      const [, answer] = await Promise.all([opening, ask(sql)]);
      return answer;
    } finally {
      void opening
        .catch(() => undefined)
        .then(() => sql.unsafe('commit'))
        .catch(() => undefined)
        .finally(() => connection.release());
    }
  }
}
