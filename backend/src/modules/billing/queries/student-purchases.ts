import { QueryHandler } from '@nestjs/cqrs';
import type { Sql } from '../../../platform/database/connect.js';
import { invalid, notFound } from '../../../platform/errors/refusal.js';
import { barnQuery, BarnQueryHandler, type Asker } from '../../../platform/messages/barn-query.js';
import { activeMates, knowsStudent } from '../../people/contracts.js';
import { isDay } from '../domain/days.js';
import type { ItemReply, ItemsReply } from '../http/items.replies.js';
import { isFor } from './candidate-packages.js';
import { isUsable, itemRows } from './item-rows.js';

interface StudentPackages {
  studentId: string;
  validOn?: string;
  sortBy: keyof typeof COLUMNS | 'usable';
  descending: boolean;
  limit: number;
  offset: number;
}

const COLUMNS = {
  purchase_date: 'purchase_date',
  package_start_date: 'start_date',
  package_expiry_date: 'expiry_date',
  product_name: 'product_name',
};

/** One page and the total, with what the family shares with an active rider; lessons are counted for the page only. R168 */
export class ListStudentPurchases extends barnQuery<StudentPackages, ItemsReply>('billing.ListStudentPurchases') {}

@QueryHandler(ListStudentPurchases)
export class ListStudentPurchasesHandler extends BarnQueryHandler<ListStudentPurchases> {
  async answer(
    sql: Sql,
    { studentId, validOn, sortBy, descending, limit, offset }: StudentPackages,
    { farmId, actor, now }: Asker & { now: Date },
  ) {
    const direction = descending ? sql`desc` : sql`asc`;
    const usable = isUsable(sql, farmId, now);
    const order =
      sortBy === 'usable'
        ? sql`${usable} desc, case when ${usable} then p.expiry_date end, p.expiry_date desc, p.created_at, p.package_id`
        : sql`p.${sql(COLUMNS[sortBy])} ${direction}, p.created_at ${direction}, p.package_id`;
    if (validOn !== undefined && !isDay(validOn))
      throw invalid('scheduled_date', 'scheduled_date must be a date like 2026-11-24');
    const theirs = sql`from package p where p.farm_id = ${farmId} and ${isFor(sql, farmId, sql`(select ${studentId}::uuid)`)}
      and (p.student_id = ${studentId} or ${studentId} = any(${activeMates(sql, farmId, sql`p.student_id`)}))
      and coalesce(${validOn ?? null}::date between p.start_date and p.expiry_date, true)`;
    const page = sql`select p.package_id ${theirs} order by ${order} limit ${limit} offset ${offset}`;
    const [data, [found], allowed] = await Promise.all([
      sql<ItemReply[]>`
        ${itemRows(sql, farmId, now)} and p.package_id in (${page})
        order by ${order}`,
      sql<{ size: number; usable: number }[]>`
        select counted.* from student s cross join lateral (
          select count(*)::int as size, count(*) filter (where ${usable})::int as usable ${theirs}) counted
        where s.farm_id = ${farmId} and s.student_id = ${studentId}`,
      knowsStudent(sql, actor, studentId),
    ]);
    if (!found || !allowed) throw notFound('The student');
    return { data: [...data], ...found };
  }
}
