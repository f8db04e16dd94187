import { QueryHandler } from '@nestjs/cqrs';
import type { Sql } from '../../../platform/database/connect.js';
import { barnQuery, BarnQueryHandler, type Asker } from '../../../platform/messages/barn-query.js';
import { checkKnowsStudent } from '../domain/staff-limits.js';
import type { MakeupReply } from '../http/enrollment.replies.js';
import { studentFacts } from '../facts/student-facts.js';
import { packages } from '../lookups.js';

/** Unused makeups; date and name are the missed lesson's. Ends in a `where` to be continued. C10 */
export const makeupRows = (sql: Sql, farmId: string) => sql`
  select package_id as id, product_id, student_id, purchase_date, start_date as package_start_date, expiry_date as package_expiry_date,
    missed_date as scheduled_date, missed_title as name, issued_for as makeup_lesson_id
  from ${packages(sql)} package where farm_id = ${farmId} and kind = 'makeup' and used < start_count`;

interface MakeupsQuestion {
  studentId: string;
  /** Day of the lesson to book; default: the barn's today. */
  date?: string;
}

/** Ordered by expiry; a family sees its own members' only. */
export class ListMakeupsForBooking extends barnQuery<MakeupsQuestion, MakeupReply[]>(
  'enrollment.ListMakeupsForBooking',
) {}

@QueryHandler(ListMakeupsForBooking)
export class ListMakeupsForBookingHandler extends BarnQueryHandler<ListMakeupsForBooking> {
  async answer(sql: Sql, { studentId, date }: MakeupsQuestion, { farmId, actor, now }: Asker & { now: Date }) {
    const [student, makeups] = await Promise.all([
      studentFacts(sql, farmId, actor, studentId),
      sql<MakeupReply[]>`${makeupRows(sql, farmId)} and student_id = ${studentId}
        and (select coalesce(${date ?? null}::date, (${now}::timestamptz at time zone time_zone)::date) from farm where farm_id = ${farmId})
          between start_date and expiry_date
        order by expiry_date, package_id`,
    ]);
    checkKnowsStudent(student);
    return [...makeups];
  }
}
