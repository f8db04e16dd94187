import { QueryHandler } from '@nestjs/cqrs';
import type { Sql } from '../../../platform/database/connect.js';
import { notFound } from '../../../platform/errors/refusal.js';
import { barnQuery, BarnQueryHandler, type Asker } from '../../../platform/messages/barn-query.js';
import { may } from '../../../platform/tenancy/actor.js';
import { isShownPerson } from '../../people/contracts.js';
import type { AssigneeReply, EnquiryReply, EnquiryTextReply } from '../http/enquiries.replies.js';
import { officePlace } from './asked-place.js';
import { localTime } from './enquiries.js';

interface Which {
  enquiryId: string;
}

/** All that was written, the first text first. */
export const textsOf = (sql: Sql, farmId: string, enquiryId: string) => sql<EnquiryTextReply[]>`
  select ${localTime(sql, sql`t.created_at`)} as written_at, t.body, t.by_barn::int as by_barn, wrote.person_name as author
  from (
    select enquiry_id as message_id, created_at, message as body, false as by_barn, null::uuid as author_id, 0 as turn
    from enquiry where farm_id = ${farmId} and enquiry_id = ${enquiryId}
    union all
    select message_id, created_at, body, by_barn, author_id, 1 from enquiry_message
    where farm_id = ${farmId} and enquiry_id = ${enquiryId}) t
  join farm f on f.farm_id = ${farmId}
  left join person wrote on wrote.farm_id = ${farmId} and wrote.person_id = t.author_id
  order by t.turn, t.created_at, t.message_id`;

/**
 * As staff see it, with who of them could look after it. A client whom they do not know is not named, and a weight is told to whoever
 * reads riders' weights. B03
 */
export async function enquiryOf(
  sql: Sql,
  { farmId, actor, now }: Asker & { now: Date },
  enquiryId: string,
): Promise<EnquiryReply> {
  const [[found], place, texts, assignees] = await Promise.all([
    sql<Omit<EnquiryReply, 'texts' | 'assignees' | 'place'>[]>`
      select e.enquiry_id as id, e.state, (e.confirmed_at is not null)::int as is_confirmed, e.wish, e.first_name, e.last_name, e.email,
        e.phone, e.rider_name, e.birth_year, e.rider_weight, e.experience, e.assignee_id, p.person_id, p.person_name,
        ${localTime(sql, sql`e.created_at`)} as created_at
      from enquiry e join farm f on f.farm_id = e.farm_id
      left join person p on p.farm_id = e.farm_id and p.person_id = e.person_id and ${isShownPerson(sql, actor)}
      where e.farm_id = ${farmId} and e.enquiry_id = ${enquiryId}`,
    officePlace(sql, farmId, { enquiryId, now }),
    textsOf(sql, farmId, enquiryId),
    sql<AssigneeReply[]>`
      select p.person_id, p.person_name as name from login
      join person p on p.farm_id = login.farm_id and p.person_id = login.person_id
      where login.farm_id = ${farmId} and login.user_type in ('ADM', 'INS') and login.is_active
      order by lower(p.person_name), p.person_id`,
  ]);
  if (!found) throw notFound('The enquiry');
  const riderWeight = may(actor, 'VIEW_RIDER_MEASURES') ? found.rider_weight : null;
  return { ...found, rider_weight: riderWeight, place: place ?? null, texts: [...texts], assignees: [...assignees] };
}

export class ReadEnquiry extends barnQuery<Which, EnquiryReply>('enquiries.ReadEnquiry') {}

@QueryHandler(ReadEnquiry)
export class ReadEnquiryHandler extends BarnQueryHandler<ReadEnquiry> {
  answer(sql: Sql, { enquiryId }: Which, asker: Asker & { now: Date }) {
    return enquiryOf(sql, asker, enquiryId);
  }
}
