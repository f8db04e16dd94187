import { QueryHandler } from '@nestjs/cqrs';
import type { Sql } from '../../../platform/database/connect.js';
import { notFound } from '../../../platform/errors/refusal.js';
import { barnQuery, BarnQueryHandler, type Asker } from '../../../platform/messages/barn-query.js';
import { isInCircle } from '../../../platform/tenancy/family-part.js';
import type { UserClientsReply } from '../http/people.replies.js';
import { versionOf } from '../../../platform/http/list-rows.js';
import { personRecord } from './saved-people.js';
import { shownLevel } from './students.js';
import { isShownPerson, isShownStudent } from './shown-people.js';

const PERSON = { ...personRecord, streamBy: 'person_id' };

/** Default: the caller. */
interface About {
  personId?: string;
}

/** An account and its riders. Families may ask about their own people, limited staff about linked ones; anybody else is 404. */
export class ReadUserClients extends barnQuery<About, UserClientsReply>('people.ReadUserClients') {}

@QueryHandler(ReadUserClients)
export class ReadUserClientsHandler extends BarnQueryHandler<ReadUserClients> {
  async answer(sql: Sql, { personId }: About, { actor }: Asker) {
    // The account is told whose it is; how its holder is reached is for those who act for it.
    const reached = isInCircle('adults', actor);
    const [found] = await sql<(UserClientsReply & { shown: boolean })[]>`
      select ${isShownPerson(sql, actor)} as shown,
        json_build_object('id', p.person_id, 'person_id', p.person_id, 'student_id', s.student_id, 'person_name', p.person_name,
          'is_student', (s.student_id is not null)::int) as "currentClient",
        (select coalesce(json_agg(json_build_object('id', q.person_id, 'person_id', q.person_id, 'student_id', r.student_id,
            'person_name', q.person_name, 'first_name', q.first_name, 'last_name', q.last_name, 'is_active', q.is_active::int,
            'version', ${versionOf(sql, PERSON, sql`q`)},
            'level', ${shownLevel(sql, sql`r`)},
            -- A makeup being booked is the screen's affair. C10
            'makeup_lesson_id', null) order by q.created_at, q.person_id), '[]')
          from person q join student r using (farm_id, person_id)
          where q.farm_id = p.farm_id and q.billing_person_id = p.billing_person_id
            and ${isShownStudent(sql, actor, sql`r.student_id`)}) as members,
        (select json_build_object('id', a.person_id, 'person_id', a.person_id, 'billing_person_id', a.billing_person_id,
            'person_name', a.person_name, 'first_name', a.first_name, 'last_name', a.last_name, 'user_id', l.login_id, 'role_id', l.role_id,
            'is_instructor', exists (select from instructor i where i.farm_id = a.farm_id and i.person_id = a.person_id)::int,
            'contact_email', case when ${reached} then a.contact_email end,
            'contact_mobile', case when ${reached} then a.contact_mobile end,
            'contact_homephone', case when ${reached} then a.contact_homephone end,
            'address_street', case when ${reached} then a.address_street end,
            'address_line2', case when ${reached} then a.address_line2 end,
            'address_postcode', case when ${reached} then a.address_postcode end,
            'address_town', case when ${reached} then a.address_town end,
            'address_region', case when ${reached} then a.address_region end,
            'address_country', case when ${reached} then a.address_country end,
            'is_active', a.is_active::int,
            'version', ${versionOf(sql, PERSON, sql`a`)})
          from person a left join login l on l.farm_id = a.farm_id and l.person_id = a.person_id
          where a.farm_id = p.farm_id and a.person_id = p.billing_person_id) as account
      from person p left join student s using (farm_id, person_id)
      where p.person_id = ${personId ?? actor.personId ?? null}::uuid`;
    if (!found?.shown) throw notFound('The client');
    const { currentClient, members, account } = found;
    return { currentClient, members, account };
  }
}
