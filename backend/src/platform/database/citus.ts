import type { Sql } from './sql.js';

/** Whether the database is the coordinator's of a Citus cluster. */
export async function hasCitus(sql: Sql) {
  const [found] = await sql<{ citus: boolean }[]>`
    select exists (select from pg_extension where extname = 'citus') as citus`;
  return found?.citus ?? false;
}
