import type { Sql } from '../../../platform/database/connect.js';

/** The barn's address, else an administrator's, else empty. G15 */
export async function barnAddress(sql: Sql, farmId: string): Promise<string> {
  const [row] = await sql<{ email: string | null }[]>`
    select coalesce(nullif(f.preferences->>'email', ''), (
      select login.email from login where login.farm_id = f.farm_id and login.user_type = 'ADM' and login.is_active
      order by login.login_id limit 1)) as email
    from farm f where f.farm_id = ${farmId}`;
  return row?.email ?? '';
}
