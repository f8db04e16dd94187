import type { Pool, Sql } from '../database/connect.js';

/**
 * A transaction in one barn outside of commands: for what follows the log. What `work` issues before its first wait travels
 * together with the opening.
 */
export const inBarn = <T>(pool: Pool, farmId: string, work: (sql: Sql) => Promise<T>): Promise<T> =>
  pool.begin(async (sql) => {
    const opening = sql`select set_config('app.farm_id', ${farmId}, true)`.execute();
    const [, result] = await Promise.all([opening, work(sql)]);
    return result;
  });
