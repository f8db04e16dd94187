import { QueryHandler } from '@nestjs/cqrs';
import type { Sql } from '../../../platform/database/connect.js';
import { notFound } from '../../../platform/errors/refusal.js';
import { barnQuery, BarnQueryHandler, type Asker } from '../../../platform/messages/barn-query.js';
import { isOwed } from '../../billing/contracts.js';
import { isShownPerson } from '../../people/contracts.js';
import { ASKED_FOR_MS } from '../domain/card-payment.js';
import type { ConfirmationReply } from '../http/confirmations.replies.js';

/** Payments `c` by card that a family was asked to confirm, by wire name. Ends in a `where`. */
export const confirmations = (sql: Sql, farmId: string) => sql`
  select c.payment_id, c.invoice_id, pay.invoice_number, (c.amount_minor / 100.0)::float8 as amount, c.currency,
    (c.asked_at at time zone farm.time_zone)::date as asked,
    ((c.asked_at + ${`${ASKED_FOR_MS} milliseconds`}::interval) at time zone farm.time_zone)::date as until, c.ended_by,
    case when c.state = 'received' then 'paid'
      when c.state in ('returning', 'returned') or c.state = 'open' and c.invoice_id is not null and not ${isOwed(sql)}
        then 'paid_otherwise'
      when c.state = 'open' then 'waiting' else 'ended' end as state,
    coalesce((select json_agg(json_build_object('product_name', bought ->> 'productName', 'person_name', rider.person_name))
      from jsonb_array_elements(c.purpose -> 'packages' -> 'packages') bought
      join student st on st.farm_id = c.farm_id and st.student_id = (bought ->> 'studentId')::uuid
      join person rider on rider.farm_id = st.farm_id and rider.person_id = st.person_id), '[]') as items
  from card_payment c
  join farm on farm.farm_id = c.farm_id
  join person holder on holder.farm_id = c.farm_id and holder.person_id = c.billing_person_id
  left join payment pay on pay.farm_id = c.farm_id and pay.payment_id = c.invoice_id
  where c.farm_id = ${farmId} and c.asked_at is not null`;

/** What an account was asked to confirm in the last weeks and has not paid, the newest first. */
export class ListConfirmations extends barnQuery<{ personId: string }, ConfirmationReply[]>(
  'cards.ListConfirmations',
) {}

@QueryHandler(ListConfirmations)
export class ListConfirmationsHandler extends BarnQueryHandler<ListConfirmations> {
  async answer(sql: Sql, { personId }: { personId: string }, { farmId, actor, now }: Asker & { now: Date }) {
    const since = new Date(now.getTime() - 2 * ASKED_FOR_MS);
    const account = sql`(select coalesce(p.billing_person_id, p.person_id) from person p
      where p.farm_id = ${farmId} and p.person_id = ${personId} and ${isShownPerson(sql, actor)})`;
    const rows = await sql<ConfirmationReply[]>`${confirmations(sql, farmId)} and c.billing_person_id = ${account}
        and c.state in ('open', 'closed') and c.asked_at > ${since}
      order by c.asked_at desc, c.payment_id`;
    return [...rows];
  }
}

/** One that the caller may know of. */
export class ReadConfirmation extends barnQuery<{ paymentId: string }, ConfirmationReply>('cards.ReadConfirmation') {}

@QueryHandler(ReadConfirmation)
export class ReadConfirmationHandler extends BarnQueryHandler<ReadConfirmation> {
  async answer(sql: Sql, { paymentId }: { paymentId: string }, { farmId, actor }: Asker) {
    const [row] = await sql<ConfirmationReply[]>`${confirmations(sql, farmId)} and c.payment_id = ${paymentId}
      and exists (select from person p
        where p.farm_id = c.farm_id and p.person_id = c.billing_person_id and ${isShownPerson(sql, actor)})`;
    if (!row) throw notFound('The payment');
    return row;
  }
}
