import type { Sql } from '../../../platform/database/connect.js';
import type { Recipient, Sender } from '../../../platform/mail/composed-mail.js';
import { emailToWriteTo, guardiansToWriteTo } from '../../people/contracts.js';
import { refundedLesson, type RefundedLesson } from './refunded-lesson.js';
import { SENDER, senderOf, type SenderRow } from '../queries/family-facts.js';

/** Money that goes back to a family, or was to; by the barn's refund or through the provider. */
export interface MailedRefund {
  paymentId: string;
  /** Minor units, positive. */
  amountMinor: number;
  /** By which way. */
  method: string | null;
  state: 'pending' | 'done' | 'failed' | 'declined';
  /** What an administrator wrote about it. */
  note: string | null;
  /** The account holder; `email` is empty if there is nobody to write to. F20 */
  holder: Recipient & { personId: string; name: string; hasLogin: boolean };
  lesson: RefundedLesson | null;
}

export interface MailedRefunds {
  sender: Sender;
  /** Of the barn. */
  currency: string;
  refunds: readonly [MailedRefund, ...MailedRefund[]];
}

/** Undefined once all of them are gone. */
export async function mailedRefunds(
  sql: Sql,
  farmId: string,
  paymentIds: readonly string[],
): Promise<MailedRefunds | undefined> {
  const rows = await sql<(MailedRefund & SenderRow & { currency: string })[]>`
    select ${SENDER(sql)}, f.currency_code as currency, pay.payment_id as "paymentId", -pay.total_minor as "amountMinor",
      pay.payment_method as method, pay.refund_state as state, note.remark as note,
      json_build_object('personId', holder.person_id, 'name', holder.person_name,
        'email', ${emailToWriteTo(sql, sql`holder`)},
        'hasLogin', exists (select from login
          where login.farm_id = holder.farm_id and login.person_id = holder.person_id and login.is_active),
        'copies', ${guardiansToWriteTo(sql)}) as holder,
      ${refundedLesson(sql)}
    from payment pay
    join farm f on f.farm_id = pay.farm_id
    join person holder on holder.farm_id = pay.farm_id and holder.person_id = pay.billing_person_id
    left join remark note on note.farm_id = pay.farm_id and note.subject_id = pay.payment_id
    where pay.farm_id = ${farmId} and pay.transaction_type = 'refund' and pay.payment_id = any(${[...paymentIds]}::uuid[])
    order by pay.created_at, pay.payment_id`;
  const [first, ...more] = rows;
  return first && { sender: senderOf(first), currency: first.currency, refunds: [first, ...more] };
}
