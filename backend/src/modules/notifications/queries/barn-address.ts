import type { Sql } from '../../../platform/database/connect.js';

/** Where families' messages go: the barn's address, or an administrator's where it has none; empty where there is neither. G15 */
export async function barnAddress(sql: Sql, farmId: string): Promise<string> {
  const [row] = await sql<{ email: string | null }[]>`
    select coalesce(nullif(f.preferences->>'email', ''), (
      select login.email from login where login.farm_id = f.farm_id and login.user_type = 'ADM' and login.is_active
      order by login.login_id limit 1)) as email
    from farm f where f.farm_id = ${farmId}`;
  return row?.email ?? '';
}
