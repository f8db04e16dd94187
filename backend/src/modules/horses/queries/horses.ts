import type { Sql } from '../../../platform/database/connect.js';
import { notFound } from '../../../platform/http/errors.js';
import type { HorseReply } from '../http/horses.replies.js';
import { horseRows } from './horse-rows.js';

/** All horses by name; `active` undefined means active and inactive alike. R031 */
export const horses = (sql: Sql, { active, search = '' }: { active?: boolean; search?: string }) => sql<HorseReply[]>`
  select * from (${horseRows(sql)}) h
  where (${active ?? null}::boolean is null or h.is_active = (${active ?? false}::boolean)::int) and h.horse_name ilike ${`%${search.replace(/[\\%_]/g, '\\$&')}%`}
  order by lower(h.horse_name), h.id`;

export async function horse(sql: Sql, horseId: string): Promise<HorseReply> {
  const [found] = await sql<HorseReply[]>`select * from (${horseRows(sql)}) h where h.id = ${horseId}`;
  if (!found) throw notFound('The horse');
  return found;
}
