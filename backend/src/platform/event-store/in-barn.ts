import type { Pool, Sql } from '../database/connect.js';

/** Tenant transaction outside a command. What `work` issues before its first wait travels with the opening. */
export const inBarn = <T>(pool: Pool, farmId: string, work: (sql: Sql) => Promise<T>): Promise<T> =>
  pool.begin(async (sql) => {
    const opening = sql`select set_config('app.farm_id', ${farmId}, true)`.execute();
    const [, result] = await Promise.all([opening, work(sql)]);
    return result;
  });
