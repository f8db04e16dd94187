import { QueryHandler } from '@nestjs/cqrs';
import type { Fragment, Sql } from '../../../platform/database/connect.js';
import { barnQuery, BarnQueryHandler, type Asker } from '../../../platform/messages/barn-query.js';
import type { EnquiryState } from '../domain/enquiry.js';
import { heldFor } from './place-payment.js';
import type { EnquiriesReply, EnquiryRowReply } from '../http/enquiries.replies.js';

interface Wanted {
  state: EnquiryState | undefined;
  /** Those that the caller looks after. */
  own: boolean;
  limit: number;
  offset: number;
}

export const localTime = (sql: Sql, column: Fragment) =>
  sql`to_char(${column} at time zone f.time_zone, 'YYYY-MM-DD HH24:MI')`;

/** The inbox: what was touched last stands first. */
export class ListEnquiries extends barnQuery<Wanted, EnquiriesReply>('enquiries.ListEnquiries') {}

@QueryHandler(ListEnquiries)
export class ListEnquiriesHandler extends BarnQueryHandler<ListEnquiries> {
  async answer(sql: Sql, { state, own, limit, offset }: Wanted, { farmId, actor }: Asker): Promise<EnquiriesReply> {
    const wanted = sql`e.farm_id = ${farmId} and (${state ?? null}::text is null or e.state = ${state ?? null})
      and (${!own} or e.assignee_id = ${actor.personId ?? null}::uuid)`;
    const [enquiries, [size], [counts]] = await Promise.all([
      sql<EnquiryRowReply[]>`
        select e.enquiry_id as id, concat_ws(' ', e.first_name, nullif(e.last_name, '')) as name, e.wish, e.state,
          ${localTime(sql, sql`e.touched_at`)} as touched_at,
          ${localTime(sql, sql`coalesce(l.starts_at, e.lesson_starts_at)`)} as lesson_at,
          l.title as lesson_title, ${localTime(sql, sql`g.kept_until`)} as kept_until, looks.person_name as assignee_name,
          left(coalesce(latest.body, e.message), 160) as latest, coalesce(latest.by_barn, false)::int as by_barn,
          ${heldFor(sql)} as payment
        from enquiry e join farm f on f.farm_id = e.farm_id
        left join lesson l on l.farm_id = e.farm_id and l.lesson_id = e.lesson_id
        left join guest_place g on g.farm_id = e.farm_id and g.place_id = e.enquiry_id
        left join person looks on looks.farm_id = e.farm_id and looks.person_id = e.assignee_id
        left join lateral (
          select m.body, m.by_barn from enquiry_message m where m.farm_id = e.farm_id and m.enquiry_id = e.enquiry_id
          order by m.created_at desc, m.message_id desc limit 1) latest on true
        where ${wanted} order by e.touched_at desc, e.enquiry_id limit ${limit} offset ${offset}`,
      sql<[{ size: number }]>`select count(*)::int as size from enquiry e where ${wanted}`,
      sql<[EnquiriesReply['counts']]>`
        select count(*) filter (where state = 'new')::int as new, count(*) filter (where state = 'answered')::int as answered,
          count(*) filter (where state = 'closed')::int as closed, count(*) filter (where state = 'unconfirmed')::int as unconfirmed
        from enquiry where farm_id = ${farmId}`,
    ]);
    return { enquiries: [...enquiries], size: size.size, counts };
  }
}
