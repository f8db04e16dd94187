import { QueryHandler } from '@nestjs/cqrs';
import type { Sql } from '../../../platform/database/connect.js';
import { notFound } from '../../../platform/errors/refusal.js';
import { barnQuery, BarnQueryHandler, type Asker } from '../../../platform/messages/barn-query.js';
import { mailState } from '../../../platform/mail/mail-state.js';
import type { ReminderRunReply } from '../http/reminders.replies.js';

/** By which the ledger of mails knows a reminder. */
export const reminderMailId = (mailId: string) => `payment-reminder-${mailId}`;

/** What became of the mails that staff asked for at once. */
export class ReadReminderRun extends barnQuery<{ runId: string }, ReminderRunReply>('billing.ReadReminderRun') {}

@QueryHandler(ReadReminderRun)
export class ReadReminderRunHandler extends BarnQueryHandler<ReadReminderRun> {
  async answer(sql: Sql, { runId }: { runId: string }, { farmId }: Asker) {
    const mails = await sql<ReminderRunReply['mails']>`
      select holder.person_name as name,
        ${mailState(sql)} as state
      from (
        select r.mail_id, min(pay.billing_person_id::text)::uuid as account_id
        from payment_reminder r join payment pay on pay.farm_id = r.farm_id and pay.payment_id = r.payment_id
        where r.farm_id = ${farmId} and r.run_id = ${runId} group by r.mail_id) asked
      join person holder on holder.farm_id = ${farmId} and holder.person_id = asked.account_id
      left join mail_message m on m.farm_id = ${farmId} and m.mail_id = ${reminderMailId('')} || asked.mail_id
      order by holder.person_name, asked.mail_id`;
    if (mails.length === 0) throw notFound('The reminders');
    return { mails: [...mails] };
  }
}
