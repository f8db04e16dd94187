import { QueryHandler } from '@nestjs/cqrs';
import type { Sql } from '../../../platform/database/connect.js';
import { barnQuery, BarnQueryHandler, type Asker } from '../../../platform/messages/barn-query.js';
import { isShownStudent } from '../../people/contracts.js';
import type { BirthdayReply, BirthdaysReply } from '../http/birthdays.replies.js';
import { weekOf } from './week-of.js';

/**
 * Birthdays of active riders in a week. Whoever is born on 29 February has it on 1 March of other years. A date of birth that is unknown
 * is none. R160
 */
export class ListBirthdays extends barnQuery<{ day?: string }, BirthdaysReply>('calendar.ListBirthdays') {}

@QueryHandler(ListBirthdays)
export class ListBirthdaysHandler extends BarnQueryHandler<ListBirthdays> {
  async answer(sql: Sql, { day }: { day?: string }, { farmId, actor, now }: Asker & { now: Date }) {
    const { dates, today, first, last } = await weekOf(sql, farmId, day, now);
    const dayOf = (column: 'born' | 'date') => sql`to_char(b.${sql(column)}, 'MM-DD')`;
    const riders = await sql<BirthdayReply[]>`
      select b.student_id, b.person_id, b.name, b.date::text as date,
        (extract(year from b.date) - extract(year from b.born))::int as age
      from (
        select s.student_id, s.person_id, p.person_name as name, s.date_of_birth as born, d.date
        from unnest(${dates}::date[]) as d(date)
          join student s on s.farm_id = ${farmId} and s.is_active and s.date_of_birth < d.date
          join person p on p.farm_id = s.farm_id and p.person_id = s.person_id and p.is_active
        where ${isShownStudent(sql, actor, sql`s.student_id`)}) b
      where ${dayOf('born')} = ${dayOf('date')}
        or ${dayOf('born')} = '02-29' and ${dayOf('date')} = '03-01' and to_char(b.date - 1, 'MM-DD') = '02-28'
      order by b.date, lower(b.name), b.student_id`;
    return { today, week_start: first, week_end: last, riders };
  }
}
