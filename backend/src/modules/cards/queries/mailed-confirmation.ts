import type { Sql } from '../../../platform/database/connect.js';
import type { ConfirmationReply } from '../http/confirmations.replies.js';
import { confirmations } from './confirmations.js';
import { emailToWriteTo } from '../../people/contracts.js';

export interface MailedConfirmation extends ConfirmationReply {
  holder: { personId: string; name: string; email: string };
}

/** One that still waits; undefined once it does not. */
export async function mailedConfirmation(
  sql: Sql,
  farmId: string,
  paymentId: string,
): Promise<MailedConfirmation | undefined> {
  const [row] = await sql<MailedConfirmation[]>`
    select asked.*, json_build_object('personId', holder.person_id, 'name', holder.person_name,
      'email', ${emailToWriteTo(sql, sql`holder`)}) as holder
    from (${confirmations(sql, farmId)} and c.payment_id = ${paymentId}) asked
    join card_payment c on c.farm_id = ${farmId} and c.payment_id = asked.payment_id
    join person holder on holder.farm_id = c.farm_id and holder.person_id = c.billing_person_id`;
  return row?.state === 'waiting' ? row : undefined;
}
