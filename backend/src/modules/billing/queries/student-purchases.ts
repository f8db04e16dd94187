import type { Sql } from '../../../platform/database/connect.js';
import { invalid, notFound } from '../../../platform/errors/refusal.js';
import type { Actor } from '../../../platform/tenancy/actor.js';
import { ownsStudent } from '../../people/contracts.js';
import { isDay } from '../domain/days.js';
import type { ItemReply } from '../http/items.replies.js';
import { ITEM_COLUMNS, itemRows } from './item-rows.js';

export interface StudentPurchases {
  farmId: string;
  actor: Actor;
  now: Date;
  studentId: string;
  /** Only what is valid on this day. */
  validOn?: string;
  sortBy: string;
  descending: boolean;
  limit: number;
  offset: number;
}

const COLUMNS: Readonly<Record<string, string>> = {
  purchase_date: 'purchase_date',
  package_start_date: 'start_date',
  package_expiry_date: 'expiry_date',
  product_name: 'product_name',
};

/** What a student has and had, newest first, a page of it and how many in all. Lessons are counted for the page only. R168 */
export async function studentPurchases(
  sql: Sql,
  { farmId, actor, now, studentId, validOn, sortBy, descending, limit, offset }: StudentPurchases,
) {
  const direction = descending ? sql`desc` : sql`asc`;
  if (validOn !== undefined && !isDay(validOn))
    throw invalid('scheduled_date', 'scheduled_date must be a date like 2026-11-24');
  const theirs = sql`from package where farm_id = ${farmId} and student_id = ${studentId} and coalesce(${validOn ?? null}::date between start_date and expiry_date, true)`;
  const page = sql`
    select package_id ${theirs}
    order by ${sql(COLUMNS[sortBy] ?? 'purchase_date')} ${direction}, created_at ${direction}, package_id limit ${limit} offset ${offset}`;
  const [data, [found], allowed] = await Promise.all([
    sql<ItemReply[]>`
      select ${sql(ITEM_COLUMNS)} from (${itemRows(sql, farmId, now)} and p.package_id in (${page})) items
      order by ${sql(sortBy)} ${direction}, created_at ${direction}, id`,
    sql<{ size: number }[]>`
      select (select count(*)::int ${theirs}) as size from student where farm_id = ${farmId} and student_id = ${studentId}`,
    actor.userType !== 'STU' || ownsStudent(sql, actor, studentId),
  ]);
  if (!found || !allowed) throw notFound('The student');
  return { data: [...data], size: found.size };
}
