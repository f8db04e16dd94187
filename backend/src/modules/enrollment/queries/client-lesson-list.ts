import { QueryHandler } from '@nestjs/cqrs';
import type { Sql } from '../../../platform/database/connect.js';
import { notFound } from '../../../platform/errors/refusal.js';
import { barnQuery, BarnQueryHandler, type Asker } from '../../../platform/messages/barn-query.js';
import { isShownRider } from '../../people/contracts.js';
import type { ClientLessonsReply, MakeupReply } from '../http/enrollment.replies.js';
import { clientLessonRows, namedLesson, type ClientLessonRow } from './client-lessons.js';
import { makeupRows } from './makeups.js';

interface ClientLessonList {
  /** `schedule`: not over yet, soonest first; `history`: over, latest first. */
  part: 'schedule' | 'history';
  /** One student, or all members of the account that this person holds. */
  studentId?: string;
  personId?: string;
  /** Instead of the barn's today: the start of this day divides the two parts. */
  today?: string;
  limit: number;
  offset: number;
}

export class ListClientLessons extends barnQuery<ClientLessonList, ClientLessonsReply>(
  'enrollment.ListClientLessons',
) {}

/** A family's own only. Kept minimal, so that a cached plan finds the students by key. */
const members = (sql: Sql, { farmId, actor }: Asker, { studentId, personId }: ClientLessonList) => sql`
  select s.student_id from student s join person p on p.farm_id = s.farm_id and p.person_id = s.person_id
  where s.farm_id = ${farmId} and ${isShownRider(sql, actor)}
    and ${
      studentId
        ? sql`s.student_id = ${studentId}`
        : sql`(p.person_id = ${personId ?? null} or p.billing_person_id = ${personId ?? null})`
    }`;

const line = (sql: Sql, farmId: string, today: string | null, now: Date) => sql`(
  select case when ${today}::date <> (${now}::timestamptz at time zone time_zone)::date
    then ${today}::date::timestamp at time zone time_zone else ${now}::timestamptz end
  from farm where farm_id = ${farmId})`;

@QueryHandler(ListClientLessons)
export class ListClientLessonsHandler extends BarnQueryHandler<ListClientLessons> {
  async answer(sql: Sql, list: ClientLessonList, asker: Asker & { now: Date }) {
    const { farmId, actor, now } = asker;
    const { part, today = null, limit, offset } = list;
    const mine = members(sql, asker, list);
    const [side, order] =
      part === 'schedule'
        ? [sql`l.ends_at > ${line(sql, farmId, today, now)}`, sql`l.starts_at, lp.lesson_person_id`]
        : [sql`l.ends_at <= ${line(sql, farmId, today, now)}`, sql`l.starts_at desc, lp.lesson_person_id`];
    const taken = sql`lesson_person lp join lesson l on l.farm_id = lp.farm_id and l.lesson_id = lp.lesson_id
      where lp.farm_id = ${farmId} and lp.student_id in (${mine}) and ${side}`;
    const chosen = sql`select lp.lesson_person_id from ${taken} order by ${order} limit ${limit} offset ${offset}`;
    const [found, rows, [total], makeups] = await Promise.all([
      sql`${mine} limit 1`,
      sql<ClientLessonRow[]>`${clientLessonRows(sql, farmId, { actor, now, chosen })} order by ${order}`,
      sql<[{ size: number }]>`select count(*)::int as size from ${taken}`,
      sql<MakeupReply[]>`${makeupRows(sql, farmId)} and student_id in (${mine})
        and expiry_date >= (select (${now}::timestamptz at time zone time_zone)::date from farm where farm_id = ${farmId})
        order by expiry_date, package_id`,
    ]);
    if (!found.length) throw notFound('The client');
    return { data: rows.map(namedLesson), size: total.size, makeups: [...makeups] };
  }
}
