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

/** What a student has and had, newest first, a page of it and how many in all. R168 */
export async function studentPurchases(sql: Sql, { farmId, actor, now, studentId, sortBy, descending, limit, offset }: StudentPurchases) {
  const [data, [found]] = await Promise.all([
    sql<ItemReply[]>`
      select ${sql(ITEM_COLUMNS)} from (${itemRows(sql, farmId, now)} and p.student_id = ${studentId}) items
      order by ${sql(sortBy)} ${descending ? sql`desc` : sql`asc`}, created_at ${descending ? sql`desc` : sql`asc`}, id limit ${limit} offset ${offset}`,
    sql<{ size: number; own: boolean }[]>`
      select (select count(*)::int from package where farm_id = ${farmId} and student_id = ${studentId}) as size, ${visible(sql, actor, sql`s.student_id`)} as own
      from student s where s.farm_id = ${farmId} and s.student_id = ${studentId}`,
  ]);
  if (!found?.own) throw notFound('The student');
  return { data: [...data], size: found.size };
}
