import { QueryHandler } from '@nestjs/cqrs';
import type { Fragment, Sql } from '../../../platform/database/connect.js';
import { notFound } from '../../../platform/errors/refusal.js';
import { barnQuery, BarnQueryHandler, type Asker } from '../../../platform/messages/barn-query.js';
import { may, type Actor } from '../../../platform/tenancy/actor.js';
import { mayAnswer } from '../domain/decide-photo-consent.js';
import type { PhotoConsentOfDayReply, PhotoConsentReply } from '../http/photo-consents.replies.js';
import { lessons, places } from '../lookups.js';
import { isTaughtOrShown } from './taught-students.js';

interface Whose {
  farmId: string;
  actor: Actor;
  now: Date;
}

/** Of farm `f`. */
const asksPhotoConsent = (sql: Sql): Fragment => sql`f.preferences ->> 'asks_photo_consent' = '1'`;

/** Of student `s`; null where the barn does not ask. */
export const photoConsentOf = (sql: Sql): Fragment => sql`(
  select coalesce((select pc.answer from photo_consent pc where pc.farm_id = s.farm_id and pc.student_id = s.student_id), 'unanswered')
  from farm f where f.farm_id = s.farm_id and ${asksPhotoConsent(sql)})`;

type Row = Omit<PhotoConsentReply, 'may_answer'> & {
  personId: string;
  answeredBy: string | null;
  born: string | null;
  today: string;
};

/** Whom the actor may not know is 404. B03 */
export async function knownPhotoConsent(sql: Sql, { farmId, actor, now }: Whose, studentId: string): Promise<Row> {
  const [found] = await sql<Row[]>`
    select s.student_id, s.person_id as "personId", coalesce(c.answer, 'unanswered') as photo_consent, c.answered_by as "answeredBy",
      to_char(s.date_of_birth, 'YYYY-MM-DD') as born, to_char(${now}::timestamptz at time zone f.time_zone, 'YYYY-MM-DD') as today,
      (select p.person_name from person p where p.farm_id = c.farm_id and p.person_id = c.answered_by) as answered_by,
      to_char(c.answered_at at time zone f.time_zone, 'YYYY-MM-DD') as answered_on, coalesce(c.by_staff, false)::int as is_by_staff
    from student s join farm f on f.farm_id = s.farm_id
      left join photo_consent c on c.farm_id = s.farm_id and c.student_id = s.student_id
    where s.farm_id = ${farmId} and s.student_id = ${studentId} and ${isTaughtOrShown(sql, actor)}`;
  if (!found) throw notFound('The student', 'student_id');
  return found;
}

export async function photoConsent(sql: Sql, whose: Whose, studentId: string): Promise<PhotoConsentReply> {
  const { personId, answeredBy, born, today, ...told } = await knownPhotoConsent(sql, whose, studentId);
  const { actor } = whose;
  const isAskedOf =
    actor.userType === 'STU'
      ? mayAnswer(actor, { personId, answeredBy, born, today })
      : may(actor, 'NOTE_PHOTO_CONSENT');
  return { ...told, may_answer: Number(isAskedOf) };
}

export class ReadPhotoConsent extends barnQuery<{ studentId: string }, PhotoConsentReply>('people.ReadPhotoConsent') {}

@QueryHandler(ReadPhotoConsent)
export class ReadPhotoConsentHandler extends BarnQueryHandler<ReadPhotoConsent> {
  answer(sql: Sql, { studentId }: { studentId: string }, asker: Whose & Asker) {
    return photoConsent(sql, asker, studentId);
  }
}

/** Who rides in lessons of a day that take place, by name. Nobody where the barn does not ask. */
export const photoConsentsOn = (sql: Sql, { farmId, actor }: Pick<Whose, 'farmId' | 'actor'>, day: string) => sql<
  PhotoConsentOfDayReply[]
>`
  select s.student_id, p.person_name as name, ${photoConsentOf(sql)} as photo_consent
  from student s join person p on p.farm_id = s.farm_id and p.person_id = s.person_id join farm f on f.farm_id = s.farm_id
  where s.farm_id = ${farmId} and ${asksPhotoConsent(sql)} and ${isTaughtOrShown(sql, actor)} and s.student_id in (
    select x.student_id from ${places(sql)} x join ${lessons(sql)} l on l.farm_id = x.farm_id and l.lesson_id = x.lesson_id
    where x.farm_id = ${farmId} and l.scheduled_date = ${day} and not x.is_cancelled and not l.is_cancelled)
  order by lower(p.person_name), s.student_id`;

export class ListPhotoConsents extends barnQuery<{ day: string }, PhotoConsentOfDayReply[]>(
  'people.ListPhotoConsents',
) {}

@QueryHandler(ListPhotoConsents)
export class ListPhotoConsentsHandler extends BarnQueryHandler<ListPhotoConsents> {
  async answer(sql: Sql, { day }: { day: string }, asker: Asker) {
    return [...(await photoConsentsOn(sql, asker, day))];
  }
}
