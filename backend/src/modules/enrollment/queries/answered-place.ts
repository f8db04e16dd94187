import { QueryHandler } from '@nestjs/cqrs';
import type { Sql } from '../../../platform/database/connect.js';
import { barnQuery, BarnQueryHandler, type Asker } from '../../../platform/messages/barn-query.js';
import type { MailAnswerReply } from '../http/mail-answers.replies.js';
import { accountHolderOf } from '../../people/contracts.js';

export interface AnsweredPlace {
  /** The account holder, in whose name it is answered. */
  holderId: string;
  takesAnswers: boolean;
  shown: Omit<MailAnswerReply, 'answer' | 'preview'>;
}

/** What a link in a mail is about, as it stands now; undefined where nobody is booked any more, or rider, holder or barn is inactive. */
export class ReadAnsweredPlace extends barnQuery<{ lessonPersonId: string }, AnsweredPlace | undefined>(
  'enrollment.ReadAnsweredPlace',
) {}

@QueryHandler(ReadAnsweredPlace)
export class ReadAnsweredPlaceHandler extends BarnQueryHandler<ReadAnsweredPlace> {
  async answer(sql: Sql, { lessonPersonId }: { lessonPersonId: string }, { farmId, now }: Asker & { now: Date }) {
    const [found] = await sql<AnsweredPlace[]>`
      select holder.person_id as "holderId",
        coalesce(f.preferences ->> 'answers_by_mail' = '1', false) as "takesAnswers",
        json_build_object('farm_name', f.farm_name, 'rider', p.first_name, 'title', l.title, 'location_name', place.location_name,
          'scheduled_date', l.scheduled_date, 'scheduled_starttime', to_char(l.start_time, 'HH24:MI'),
          'scheduled_end_date', l.end_date, 'scheduled_endtime', to_char(l.end_time, 'HH24:MI'), 'is_allday', l.is_allday::int,
          'duration', (extract(epoch from l.ends_at - l.starts_at) / 60)::int,
          'state', case when lp.is_cancelled or l.is_cancelled then 'cancelled' when l.starts_at <= ${now} then 'begun' else 'open' end,
          'confirmed', coalesce(lp.confirmed_start = l.starts_at, false)::int) as shown
      from lesson_person lp
        join lesson l on l.farm_id = lp.farm_id and l.lesson_id = lp.lesson_id
        join location place on place.farm_id = l.farm_id and place.location_id = l.location_id
        join student s on s.farm_id = lp.farm_id and s.student_id = lp.student_id
        join person p on p.farm_id = s.farm_id and p.person_id = s.person_id and p.is_active
        join person holder on holder.farm_id = p.farm_id and holder.person_id = ${accountHolderOf(sql, sql`p`)}
          and holder.is_active
        join farm f on f.farm_id = lp.farm_id and f.is_active
      where lp.farm_id = ${farmId} and lp.lesson_person_id = ${lessonPersonId}`;
    return found;
  }
}
