import type { Fragment, Sql } from '../../../platform/database/connect.js';

/** A level as decisions know it; null where `id` is. */
export const levelOf = (sql: Sql, farm: Fragment, id: Fragment): Fragment => sql`(
  select json_build_object('order', v.level_order, 'name', v.level_name) from level v where v.farm_id = ${farm} and v.level_id = ${id})`;

/** The levels that a section or a horse, row `of`, is for. */
export const rangeOf = (sql: Sql, of: Fragment): Fragment => sql`json_build_object(
  'from', ${levelOf(sql, sql`${of}.farm_id`, sql`${of}.level_from_id`)},
  'to', ${levelOf(sql, sql`${of}.farm_id`, sql`${of}.level_to_id`)})`;
