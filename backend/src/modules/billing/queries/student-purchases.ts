import type { Sql } from '../../../platform/database/connect.js';
import { notFound } from '../../../platform/http/errors.js';
import type { Actor } from '../../../platform/tenancy/actor.js';
import type { ItemReply } from '../http/items.replies.js';
import { ITEM_COLUMNS, itemRows } from './item-rows.js';
import { visible } from './own-students.js';

export interface StudentPurchases {
  farmId: string;
  actor: Actor;
  now: Date;
  studentId: string;
  sortBy: string;
  descending: boolean;
  limit: number;
  offset: number;
}

const COLUMNS: Readonly<Record<string, string>> = { purchase_date: 'purchase_date', package_start_date: 'start_date', package_expiry_date: 'expiry_date', product_name: 'product_name' };

/** What a student has and had, newest first, a page of it and how many in all. Lessons are counted for the page only. R168 */
export async function studentPurchases(sql: Sql, { farmId, actor, now, studentId, sortBy, descending, limit, offset }: StudentPurchases) {
  const direction = descending ? sql`desc` : sql`asc`;
  const page = sql`
    select package_id from package where farm_id = ${farmId} and student_id = ${studentId}
    order by ${sql(COLUMNS[sortBy] ?? 'purchase_date')} ${direction}, created_at ${direction}, package_id limit ${limit} offset ${offset}`;
  const [data, [found]] = await Promise.all([
    sql<ItemReply[]>`
      select ${sql(ITEM_COLUMNS)} from (${itemRows(sql, farmId, now)} and p.package_id in (${page})) items
      order by ${sql(sortBy)} ${direction}, created_at ${direction}, id`,
    sql<{ size: number; own: boolean }[]>`
      select (select count(*)::int from package where farm_id = ${farmId} and student_id = ${studentId}) as size, ${visible(sql, actor, sql`s.student_id`)} as own
      from student s where s.farm_id = ${farmId} and s.student_id = ${studentId}`,
  ]);
  if (!found?.own) throw notFound('The student');
  return { data: [...data], size: found.size };
}
