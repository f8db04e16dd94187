import type { Sql } from '../../../platform/database/connect.js';
import { notFound } from '../../../platform/errors/refusal.js';
import type { Actor } from '../../../platform/tenancy/actor.js';
import type { MakeupReply } from '../http/enrollment.replies.js';
import { studentFacts } from './student-facts.js';

/** Unused makeups as items; date and name are those of the missed lesson. Ends in a `where` to go on with. C10 */
export const makeupRows = (sql: Sql, farmId: string) => sql`
  select package_id as id, product_id, student_id, purchase_date, start_date as package_start_date, expiry_date as package_expiry_date, missed_date as scheduled_date,
    missed_title as name, issued_for as makeup_lesson_id
  from package where farm_id = ${farmId} and kind = 'makeup' and used < start_count`;

export interface MakeupsQuestion {
  actor: Actor;
  studentId: string;
  /** Day of the lesson to be booked; the barn's today unless told. */
  date?: string;
  now: Date;
}

/** Makeups a student may use on a day, soonest expiry first; a family asks about its own members. */
export async function makeupsForBooking(
  sql: Sql,
  farmId: string,
  { actor, studentId, date, now }: MakeupsQuestion,
): Promise<MakeupReply[]> {
  const day = sql`(select coalesce(${date ?? null}::date, (${now}::timestamptz at time zone time_zone)::date) from farm where farm_id = ${farmId})`;
  const [student, makeups] = await Promise.all([
    studentFacts(sql, farmId, actor, studentId),
    sql<
      MakeupReply[]
    >`${makeupRows(sql, farmId)} and student_id = ${studentId} and ${day} between start_date and expiry_date order by expiry_date, package_id`,
  ]);
  if (!student || (actor.userType === 'STU' && !student.isOwn)) throw notFound('The client');
  return makeups;
}
