import { QueryHandler } from '@nestjs/cqrs';
import type { Fragment, Sql } from '../../../platform/database/connect.js';
import { notFound } from '../../../platform/errors/refusal.js';
import { barnQuery, BarnQueryHandler, type Asker } from '../../../platform/messages/barn-query.js';
import { may, type Actor } from '../../../platform/tenancy/actor.js';
import type { EmergencyCardOfDayReply, EmergencyCardReply } from '../http/emergency-cards.replies.js';
import { lessons, places } from '../lookups.js';
import { isOwnLesson } from './own-lessons.js';
import { isTaughtOrShown } from './taught-students.js';

/** Of staff without the permission: who teaches rider `s`, or helps, from the day before a lesson to the day after. */
const teachesNow = (sql: Sql, actor: Actor, now: Date): Fragment => sql`exists (
  select from ${places(sql)} x join ${lessons(sql)} l on l.farm_id = x.farm_id and l.lesson_id = x.lesson_id
  where x.farm_id = s.farm_id and x.student_id = s.student_id and not x.is_cancelled and not l.is_cancelled
    and l.scheduled_date between (${now}::timestamptz at time zone f.time_zone)::date - 1
      and (${now}::timestamptz at time zone f.time_zone)::date + 1
    and ${isOwnLesson(sql, actor)})`;

/** Whether the medical note of student `s` of farm `f` is for the actor: families, administrators, staff who may or teach the rider now. */
export const readsMedicalNote = (sql: Sql, actor: Actor, now: Date): Fragment =>
  actor.userType === 'STU' || may(actor, 'NOTE_EMERGENCY_CARDS') ? sql`true` : teachesNow(sql, actor, now);

/** Of card `c`, where `reads` says whether its note is for the actor. */
export const medicalNote = (sql: Sql): Fragment => sql`
  case when reads.note then c.medical_note end as medical_note,
  (c.medical_note is not null and not reads.note)::int as is_note_withheld`;

/** Of farm `f`. */
export const keepsEmergencyCards = (sql: Sql): Fragment => sql`f.preferences ->> 'keeps_emergency_cards' = '1'`;

/** Whose bills student `s` is on, and by which number; null where none is known. */
const accountHolder = (sql: Sql): Fragment => sql`(
  select json_build_object('name', a.person_name, 'phone', n.phone)
  from person m join person a on a.farm_id = m.farm_id and a.person_id = m.billing_person_id
    cross join lateral (select coalesce(nullif(a.contact_mobile, ''), nullif(a.contact_homephone, '')) as phone) n
  where m.farm_id = s.farm_id and m.person_id = s.person_id and n.phone is not null)`;

interface Whose {
  farmId: string;
  actor: Actor;
  now: Date;
}

/** Students `s` with what is noted of them, as far as the actor may read it. B03 */
const cards = (sql: Sql, { farmId, actor, now }: Whose, which: Fragment): Fragment => sql`
  select s.student_id, coalesce(c.contacts, '[]') as contacts, case when reads.note then ${accountHolder(sql)} end as account_holder,
    ${medicalNote(sql)}, coalesce(c.version, 0) as version,
    (select p.person_name from person p where p.farm_id = c.farm_id and p.person_id = c.noted_by) as noted_by,
    to_char(c.noted_at at time zone f.time_zone, 'YYYY-MM-DD') as noted_on
  from student s join farm f on f.farm_id = s.farm_id cross join lateral (select ${readsMedicalNote(sql, actor, now)} as note) reads
    left join emergency_card c on c.farm_id = s.farm_id and c.student_id = s.student_id
  where s.farm_id = ${farmId} and ${which} and ${isTaughtOrShown(sql, actor)}`;

/** Whom the actor may not know is 404. */
export async function emergencyCard(sql: Sql, whose: Whose, studentId: string): Promise<EmergencyCardReply> {
  const [found] = await sql<EmergencyCardReply[]>`${cards(sql, whose, sql`s.student_id = ${studentId}`)}`;
  if (!found) throw notFound('The student', 'student_id');
  return found;
}

/** Who rides in lessons of a day that take place, by name. */
const cardsOfDay = (sql: Sql, whose: Whose, day: string) => sql<EmergencyCardOfDayReply[]>`
  select card.*, p.person_name as name
  from (${cards(
    sql,
    whose,
    sql`${keepsEmergencyCards(sql)} and s.student_id in (
      select x.student_id from ${places(sql)} x join ${lessons(sql)} l on l.farm_id = x.farm_id and l.lesson_id = x.lesson_id
      where x.farm_id = ${whose.farmId} and l.scheduled_date = ${day} and not x.is_cancelled and not l.is_cancelled)`,
  )}) card
    join student s on s.farm_id = ${whose.farmId} and s.student_id = card.student_id
    join person p on p.farm_id = s.farm_id and p.person_id = s.person_id
  order by lower(p.person_name), card.student_id`;

export class ReadEmergencyCard extends barnQuery<{ studentId: string }, EmergencyCardReply>(
  'people.ReadEmergencyCard',
) {}

@QueryHandler(ReadEmergencyCard)
export class ReadEmergencyCardHandler extends BarnQueryHandler<ReadEmergencyCard> {
  answer(sql: Sql, { studentId }: { studentId: string }, asker: Whose & Asker) {
    return emergencyCard(sql, asker, studentId);
  }
}

/** Nobody where the barn keeps no emergency cards. */
export class ListEmergencyCards extends barnQuery<{ day: string }, EmergencyCardOfDayReply[]>(
  'people.ListEmergencyCards',
) {}

@QueryHandler(ListEmergencyCards)
export class ListEmergencyCardsHandler extends BarnQueryHandler<ListEmergencyCards> {
  async answer(sql: Sql, { day }: { day: string }, asker: Whose & Asker) {
    return [...(await cardsOfDay(sql, asker, day))];
  }
}
