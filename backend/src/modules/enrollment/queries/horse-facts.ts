import type { Sql } from '../../../platform/database/connect.js';
import type { HorseFacts } from '../domain/decide-horse-assignment.js';

export async function horseFacts(sql: Sql, farmId: string, horseId: string): Promise<HorseFacts | undefined> {
  const [horse] = await sql<HorseFacts[]>`
    select horse_name as name, is_active as "isActive" from horse where farm_id = ${farmId} and horse_id = ${horseId}`;
  return horse;
}
