import { QueryHandler } from '@nestjs/cqrs';
import type { Sql } from '../../../platform/database/connect.js';
import { ledgerState, type LedgerState } from '../../../platform/mail/mail-state.js';
import { barnQuery, BarnQueryHandler, type Asker } from '../../../platform/messages/barn-query.js';
import type { MailRowReply, MailsReply } from '../http/mails.replies.js';

interface Wanted {
  state: LedgerState | undefined;
  /** By the ledger's name of it. */
  kind: string | undefined;
  /** Part of the address, or of a name that has it. */
  text: string | undefined;
  limit: number;
  offset: number;
}

/** What goes wrong is counted of so many days. */
const LATELY_DAYS = 7;

/** Every mail that left or waits, the newest first. */
export class ListMails extends barnQuery<Wanted, Omit<MailsReply, 'kinds'>>('notifications.ListMails') {}

@QueryHandler(ListMails)
export class ListMailsHandler extends BarnQueryHandler<ListMails> {
  async answer(sql: Sql, { state, kind, text, limit, offset }: Wanted, { farmId, now }: Asker & { now: Date }) {
    const like = text ? `%${text.replaceAll(/[\\%_]/g, '\\$&')}%` : null;
    const local = (column: 'created_at' | 'sent_at') =>
      sql`to_char(m.${sql(column)} at time zone f.time_zone, 'YYYY-MM-DD HH24:MI')`;
    const wanted = sql`m.farm_id = ${farmId} and (${state ?? null}::text is null or ${ledgerState(sql)} = ${state ?? null})
      and (${kind ?? null}::text is null or m.template_desc = ${kind ?? null})
      and (${like}::text is null or m.email_to ilike ${like} or m.email_to <> '' and lower(m.email_to) in (
        select lower(address) from person p
        left join login on login.farm_id = p.farm_id and login.person_id = p.person_id
        cross join lateral (values (p.contact_email), (login.email)) has(address)
        where p.farm_id = ${farmId} and p.person_name ilike ${like}))`;
    const [mails, [size], [troubles]] = await Promise.all([
      sql<MailRowReply[]>`
        select m.mail_id, m.template_desc as kind, m.email_to, whose.person_id, whose.person_name, coalesce(whose.is_client, false)::int
          as is_client, ${local('created_at')} as created_at, ${local('sent_at')} as sent_at, ${ledgerState(sql)} as state, m.attempts,
          coalesce(m.returned_reason, m.error_message) as reason, left(m.message, 5000) as text, (m.repeats is not null)::int as repeated,
          (m.job is not null and not (m.email_to = '' and m.message = '')
            and ${ledgerState(sql)} not in ('waiting', 'not_wanted'))::int as can_repeat
        from mail_message m join farm f on f.farm_id = m.farm_id
        left join lateral (
          select p.person_id, p.person_name, p.billing_person_id is not null as is_client from person p
          left join login on login.farm_id = p.farm_id and login.person_id = p.person_id
          where p.farm_id = m.farm_id and m.email_to <> '' and lower(m.email_to) in (lower(p.contact_email), lower(login.email))
          order by p.billing_person_id = p.person_id desc nulls last, p.is_active desc, p.person_id limit 1) whose on true
        where ${wanted} order by m.created_at desc, m.mail_id limit ${limit} offset ${offset}`,
      sql<[{ size: number }]>`select count(*)::int as size from mail_message m where ${wanted}`,
      sql<[MailsReply['lately']]>`
        select count(*) filter (where ${ledgerState(sql)} in ('failed', 'given_up', 'bounced'))::int as failed,
          count(*) filter (where ${ledgerState(sql)} = 'waiting')::int as waiting,
          count(*) filter (where ${ledgerState(sql)} = 'no_address')::int as no_address
        from mail_message m where m.farm_id = ${farmId}
          and m.created_at > ${now}::timestamptz - make_interval(days => ${LATELY_DAYS}::int)`,
    ]);
    return { mails, size: size.size, lately: troubles };
  }
}
