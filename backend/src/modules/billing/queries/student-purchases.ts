import type { Sql } from '../../../platform/database/connect.js';
import { notFound } from '../../../platform/http/errors.js';
import type { Actor } from '../../../platform/tenancy/actor.js';
import { ownsStudent } from '../../people/contracts.js';
import type { ItemReply } from '../http/items.replies.js';
import { ITEM_COLUMNS, itemRows } from './item-rows.js';

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
  const [data, [found], allowed] = await Promise.all([
    sql<ItemReply[]>`
      select ${sql(ITEM_COLUMNS)} from (${itemRows(sql, farmId, now)} and p.package_id in (${page})) items
      order by ${sql(sortBy)} ${direction}, created_at ${direction}, id`,
    sql<{ size: number }[]>`
      select (select count(*)::int from package where farm_id = ${farmId} and student_id = ${studentId}) as size from student where farm_id = ${farmId} and student_id = ${studentId}`,
    actor.userType !== 'STU' || ownsStudent(sql, actor, studentId),
  ]);
  if (!found || !allowed) throw notFound('The student');
  return { data: [...data], size: found.size };
}
