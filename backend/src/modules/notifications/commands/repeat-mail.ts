import { CommandHandler } from '@nestjs/cqrs';
import { notFound } from '../../../platform/errors/refusal.js';
import type { BarnTransaction } from '../../../platform/event-store/barn-transaction.js';
import { barnCommand, BarnCommandHandler } from '../../../platform/messages/barn-command.js';
import { decideRepeating, type RepeatedMail } from '../domain/decide-repeating.js';
import type { MailRepeated } from '../events.js';
import { ledgerState } from '../../../platform/mail/mail-state.js';

/** Composed anew from what is true when it goes out. Answers with the id that it has in the ledger. */
export class RepeatMail extends barnCommand<{ mailId: string }, string>('notifications.RepeatMail') {}

@CommandHandler(RepeatMail)
export class RepeatMailHandler extends BarnCommandHandler<RepeatMail> {
  async handle(barn: BarnTransaction, { mailId: asked }: { mailId: string }) {
    const { farmId, sql } = barn;
    // What repeats a mail is repeated as that mail is.
    const [mail] = await sql<RepeatedMail[]>`
      select m.mail_id as "mailId", m.sent_at is not null as "wasSent",
        ${ledgerState(sql)} = 'not_wanted' as "isUnwanted", m.job, m.email_to = '' and m.message = '' as "isForgotten",
        count(again.mail_id)::int as repeated, ${ledgerState(sql)} = 'waiting'
          or coalesce(bool_or(again.mail_id is not null and ${ledgerState(sql, sql`again`)} = 'waiting'), false) as "isWaiting"
      from mail_message asked
      join mail_message m on m.farm_id = asked.farm_id and m.mail_id = case
        when asked.repeats is not null and asked.sent_at is not null then asked.repeats else asked.mail_id end
      left join mail_message again on again.farm_id = m.farm_id and again.repeats = m.mail_id
      where asked.farm_id = ${farmId} and asked.mail_id = ${asked}
      group by m.farm_id, m.mail_id`;
    if (!mail) throw notFound('The mail', 'mail_id');
    const mailId = decideRepeating(mail);
    const { mailId: repeats } = mail;
    await (mailId === repeats ? waitAgain(barn, mailId) : repeat(barn, { mailId, repeats }));
    barn.record(`farm-${farmId}`, {
      type: 'notifications.MailRepeated',
      data: { mailId, repeats },
    } satisfies MailRepeated);
    return mailId;
  }
}

/** Nobody holds it: a mail without an address was never handed over. */
const waitAgain = ({ sql, farmId }: BarnTransaction, mailId: string) => sql`
  update mail_message set error_type = null, error_message = null, held_until = null
  where farm_id = ${farmId} and mail_id = ${mailId}`;

const repeat = ({ sql, farmId }: BarnTransaction, { mailId, repeats }: MailRepeated['data']) => sql`
  insert into mail_message (farm_id, mail_id, email_to, template_desc, message, created_at, job, data, repeats)
  select farm_id, ${mailId}, email_to, template_desc, message, statement_timestamp(), job, data, mail_id from mail_message
  where farm_id = ${farmId} and mail_id = ${repeats}`;
