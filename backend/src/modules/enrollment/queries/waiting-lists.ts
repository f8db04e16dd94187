import { QueryHandler } from '@nestjs/cqrs';
import type { Sql } from '../../../platform/database/connect.js';
import { barnQuery, BarnQueryHandler, type Asker } from '../../../platform/messages/barn-query.js';
import { isShownStudent, ownStudents } from '../../people/contracts.js';
import { passedOver } from '../domain/passed-over.js';
import * as askedByEnrollment from '../lookups.js';
import type {
  GuestPlaceReply,
  OwnWaitingReply,
  WaitingEntryReply,
  WaitingListReply,
} from '../http/waiting-list.replies.js';

/** Entries of the whole family that the student belongs to. */
export async function entriesOfFamily(sql: Sql, farmId: string, studentId: string): Promise<number> {
  const [found] = await sql<[{ count: number }]>`
    select count(*)::int from waiting_entry w
    join student s on s.farm_id = w.farm_id and s.student_id = w.student_id
    join person p on p.farm_id = s.farm_id and p.person_id = s.person_id
    where w.farm_id = ${farmId} and coalesce(p.billing_person_id, p.person_id) = (
      select coalesce(rider.billing_person_id, rider.person_id) from student one
      join person rider on rider.farm_id = one.farm_id and rider.person_id = one.person_id
      where one.farm_id = ${farmId} and one.student_id = ${studentId})`;
  return found.count;
}

const instant = (sql: Sql) => sql`to_char(w.offered_until at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS"Z"')`;

/**
 * The list of one lesson as staff see it, the first first, and guests for whom a place is kept. Who is not theirs to know has
 * no name. B03
 */
export class ListWaiting extends barnQuery<{ lessonId: string }, WaitingListReply>('enrollment.ListWaiting') {}

@QueryHandler(ListWaiting)
export class ListWaitingHandler extends BarnQueryHandler<ListWaiting> {
  async answer(sql: Sql, { lessonId }: { lessonId: string }, { farmId, actor }: Asker): Promise<WaitingListReply> {
    const [rows, guests] = await Promise.all([
      sql<(Omit<WaitingEntryReply, 'passed_over'> & { because: string | null })[]>`
      select w.lesson_id as lesson_date_time_id, w.student_id, s.person_id,
        case when ${isShownStudent(sql, actor, sql`w.student_id`)} then p.person_name else 'A rider' end as name,
        (row_number() over (order by w.rank, w.entry_id))::int as place, w.auto_enrol::int as auto_enrol,
        ${instant(sql)} as offered_until, w.because,
        to_char(w.joined_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS"Z"') as joined_at
      from waiting_entry w
      join student s on s.farm_id = w.farm_id and s.student_id = w.student_id
      join person p on p.farm_id = s.farm_id and p.person_id = s.person_id
      where w.farm_id = ${farmId} and w.lesson_id = ${lessonId}
      order by place`,
      sql<GuestPlaceReply[]>`
        select g.place_id as id, coalesce(who.first_name, '') as first_name,
          to_char(g.kept_until at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS"Z"') as kept_until
        from guest_place g left join ${askedByEnrollment.guests(sql)} who on who.farm_id = g.farm_id and who.place_id = g.place_id
        where g.farm_id = ${farmId} and g.lesson_id = ${lessonId} order by g.kept_until, g.place_id`,
    ]);
    const waiting = rows.map(({ because, ...row }) => ({ ...row, passed_over: passedOver(because) }));
    return { waiting, guests: [...guests] };
  }
}

/** What a family's riders wait for, places that are offered first. */
export class ShowOwnWaiting extends barnQuery<void, OwnWaitingReply[]>('enrollment.ShowOwnWaiting') {}

@QueryHandler(ShowOwnWaiting)
export class ShowOwnWaitingHandler extends BarnQueryHandler<ShowOwnWaiting> {
  async answer(sql: Sql, _: void, { farmId, actor, now }: Asker & { now: Date }): Promise<OwnWaitingReply[]> {
    const rows = await sql<OwnWaitingReply[]>`
      select w.lesson_id as lesson_date_time_id, w.student_id, p.first_name, l.title, l.scheduled_date,
        to_char(l.start_time, 'HH24:MI') as scheduled_starttime, l.is_allday::int as is_allday,
        (extract(epoch from l.ends_at - l.starts_at) / 60)::int as duration, place.location_name,
        w.auto_enrol::int as auto_enrol,
        case when w.offered_until > ${now} then ${instant(sql)} end as offered_until,
        (select count(*)::int from waiting_entry ahead where ahead.farm_id = w.farm_id and ahead.lesson_id = w.lesson_id
          and (ahead.rank, ahead.entry_id) <= (w.rank, w.entry_id)) as place
      from waiting_entry w
      join student s on s.farm_id = w.farm_id and s.student_id = w.student_id
      join person p on p.farm_id = s.farm_id and p.person_id = s.person_id
      join lesson l on l.farm_id = w.farm_id and l.lesson_id = w.lesson_id
      join location place on place.farm_id = l.farm_id and place.location_id = l.location_id
      where w.farm_id = ${farmId} and w.student_id in ${ownStudents(sql, actor)}
      order by w.offered_until nulls last, l.starts_at, w.entry_id`;
    return [...rows];
  }
}

/** Lessons whose waiting lists may have something to decide: an offer that has ended, a free place, booking that has closed. */
export class WaitingListsDue extends barnQuery<void, string[]>('enrollment.WaitingListsDue') {}

@QueryHandler(WaitingListsDue)
export class WaitingListsDueHandler extends BarnQueryHandler<WaitingListsDue> {
  async answer(sql: Sql, _: void, { farmId, now }: Asker & { now: Date }) {
    const due = await sql<{ id: string }[]>`
      select w.lesson_id as id from waiting_entry w
      join farm f on f.farm_id = w.farm_id
      left join lesson l on l.farm_id = w.farm_id and l.lesson_id = w.lesson_id
      where w.farm_id = ${farmId} and not w.of_session
      group by w.lesson_id, l.farm_id, l.lesson_id, l.is_cancelled, l.starts_at, l.max_enrollment, f.preferences
      having l.lesson_id is null or l.is_cancelled or min(w.offered_until) <= ${now}
        or l.starts_at <= ${now}::timestamptz
          + make_interval(hours => coalesce(nullif(f.preferences ->> 'booking_hours_buffer', ''), '0')::int)
        or l.max_enrollment <> count(w.offered_until) + (
          select count(*) from lesson_person lp
          where lp.farm_id = l.farm_id and lp.lesson_id = l.lesson_id and not lp.is_cancelled) + (
          select count(*) from guest_place g where g.farm_id = l.farm_id and g.lesson_id = l.lesson_id)
        or exists (
          select from waiting_entry again join lesson_person lp on lp.farm_id = again.farm_id
            and lp.lesson_id = again.lesson_id and lp.student_id = again.student_id and not lp.is_cancelled
          where again.farm_id = l.farm_id and again.lesson_id = l.lesson_id)
      order by min(l.starts_at), w.lesson_id`;
    return due.map(({ id }) => id);
  }
}
