import { QueryHandler } from '@nestjs/cqrs';
import type { Sql } from '../../../platform/database/connect.js';
import { invalid, notFound } from '../../../platform/errors/refusal.js';
import { barnQuery, BarnQueryHandler, type Asker } from '../../../platform/messages/barn-query.js';
import { ownsStudent } from '../../people/contracts.js';
import { isDay } from '../domain/days.js';
import type { ItemReply, ItemsReply } from '../http/items.replies.js';
import { itemRows } from './item-rows.js';

interface StudentPackages {
  studentId: string;
  /** Only what is valid on this day. */
  validOn?: string;
  sortBy: keyof typeof COLUMNS;
  descending: boolean;
  limit: number;
  offset: number;
}

/** By which wire names the list may be sorted, and what they are in the table. */
const COLUMNS = {
  purchase_date: 'purchase_date',
  package_start_date: 'start_date',
  package_expiry_date: 'expiry_date',
  product_name: 'product_name',
};

/** What a student has and had: a page of it and how many in all. Lessons are counted for the page only. R168 */
export class ListStudentPurchases extends barnQuery<StudentPackages, ItemsReply>('billing.ListStudentPurchases') {}

@QueryHandler(ListStudentPurchases)
export class ListStudentPurchasesHandler extends BarnQueryHandler<ListStudentPurchases> {
  async answer(
    sql: Sql,
    { studentId, validOn, sortBy, descending, limit, offset }: StudentPackages,
    { farmId, actor, now }: Asker & { now: Date },
  ) {
    const direction = descending ? sql`desc` : sql`asc`;
    if (validOn !== undefined && !isDay(validOn))
      throw invalid('scheduled_date', 'scheduled_date must be a date like 2026-11-24');
    const theirs = sql`from package where farm_id = ${farmId} and student_id = ${studentId}
      and coalesce(${validOn ?? null}::date between start_date and expiry_date, true)`;
    const page = sql`
      select package_id ${theirs}
      order by ${sql(COLUMNS[sortBy])} ${direction}, created_at ${direction}, package_id limit ${limit} offset ${offset}`;
    const [data, [found], allowed] = await Promise.all([
      sql<ItemReply[]>`
        ${itemRows(sql, farmId, now)} and p.package_id in (${page})
        order by ${sql(sortBy)} ${direction}, p.created_at ${direction}, id`,
      sql<{ size: number }[]>`
        select (select count(*)::int ${theirs}) as size from student where farm_id = ${farmId} and student_id = ${studentId}`,
      actor.userType !== 'STU' || ownsStudent(sql, actor, studentId),
    ]);
    if (!found || !allowed) throw notFound('The student');
    return { data: [...data], size: found.size };
  }
}
