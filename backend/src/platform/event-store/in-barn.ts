import type { Pool, Sql } from '../database/connect.js';
import { nameBarn } from '../tenancy/name-barn.js';

/** What `work` issues before its first await travels with the opening. */
export const inBarn = <T>(pool: Pool, farmId: string, work: (sql: Sql) => Promise<T>): Promise<T> =>
  pool.begin(async (sql) => {
    const opening = nameBarn(sql, farmId).execute();
    const [, result] = await Promise.all([opening, work(sql)]);
    return result;
  });
