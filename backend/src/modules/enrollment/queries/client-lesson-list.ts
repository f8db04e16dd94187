import type { Sql } from '../../../platform/database/connect.js';
import { notFound } from '../../../platform/errors/refusal.js';
import type { Actor } from '../../../platform/tenancy/actor.js';
import type { ClientLessonReply, ClientLessonsReply } from '../http/enrollment.replies.js';
import { clientLessonRows, namedLesson } from './client-lessons.js';
import { makeupRows } from './makeups.js';
import { ownPerson } from './student-facts.js';

export interface ClientLessonList {
  actor: Actor;
  now: Date;
  /** What lies ahead or is going on, soonest first; or what is over, latest first. */
  part: 'schedule' | 'history';
  /** One student; or the person of a student or of an account holder, whose members are meant. */
  studentId?: string;
  personId?: string;
  /** Another day than the barn's own moves the line between the two to its beginning. */
  today?: string;
  limit: number;
  offset: number;
}

/** The students meant, a family's own only. Asked in as few words as possible, so that a plan made once finds them by key. */
const members = (sql: Sql, farmId: string, { actor, studentId, personId }: ClientLessonList) => sql`
  select s.student_id from student s join person p on p.farm_id = s.farm_id and p.person_id = s.person_id
  where s.farm_id = ${farmId} ${actor.userType === 'STU' ? sql`and ${ownPerson(sql, actor.personId)}` : sql``}
    and ${studentId ? sql`s.student_id = ${studentId}` : sql`(p.person_id = ${personId ?? null} or p.billing_person_id = ${personId ?? null})`}`;

/** One page of a client's lessons, how many there are, and the makeups still to use. One round trip. */
export async function clientLessonList(sql: Sql, farmId: string, list: ClientLessonList): Promise<ClientLessonsReply> {
  const { actor, now, part, today, limit, offset } = list;
  const mine = members(sql, farmId, list);
  const line = sql`(select case when ${today ?? null}::date <> (${now}::timestamptz at time zone time_zone)::date then ${today ?? null}::date::timestamp at time zone time_zone else ${now}::timestamptz end
    from farm where farm_id = ${farmId})`;
  const within = sql`lp.farm_id = ${farmId} and lp.student_id in (${mine}) and ${part === 'schedule' ? sql`l.ends_at > ${line}` : sql`l.ends_at <= ${line}`}`;
  const taken = sql`lesson_person lp join lesson l on l.farm_id = lp.farm_id and l.lesson_id = lp.lesson_id where ${within}`;
  const order =
    part === 'schedule' ? sql`l.starts_at, lp.lesson_person_id` : sql`l.starts_at desc, lp.lesson_person_id`;
  const [found, rows, [total], makeups] = await Promise.all([
    sql`${mine} limit 1`,
    sql<
      ClientLessonReply[]
    >`${clientLessonRows(sql, farmId, { actor, now, chosen: sql`select lp.lesson_person_id from ${taken} order by ${order} limit ${limit} offset ${offset}` })} order by ${order}`,
    sql<[{ size: number }]>`select count(*)::int as size from ${taken}`,
    sql<
      ClientLessonsReply['makeups']
    >`${makeupRows(sql, farmId)} and student_id in (${mine}) and expiry_date >= (select (${now}::timestamptz at time zone time_zone)::date from farm where farm_id = ${farmId}) order by expiry_date, package_id`,
  ]);
  if (!found.length) throw notFound('The client');
  return { data: rows.map(namedLesson), size: total.size, makeups };
}
