import type { Sql } from '../../../platform/database/connect.js';
import type { Sender } from '../../../platform/mail/composed-mail.js';
import { isOwed, openMinor } from '../../billing/contracts.js';
import { strangersName } from '../../cards/contracts.js';
import { refundedLesson, type RefundedLesson } from '../facts/refunded-lesson.js';
import { SENDER, senderOf, type SenderRow } from './family-facts.js';

/** Money that a mail to an administrator is about; minor units, positive. */
export interface MailedIssue {
  amountMinor: number;
  /** The account holder. */
  holder: { personId: string; name: string };
  /** Of a refund, a dispute, or a payment by card, whichever it is. */
  state: string;
  /** The cancelled lesson that is refunded. */
  lesson: RefundedLesson | null;
  /** The provider's name of a dispute. */
  reference: string | null;
  /** The barn's day until which the bank hears it about a dispute. */
  evidenceBy: string | null;
}

export interface IssueFacts {
  sender: Sender;
  /** Of the barn. */
  currency: string;
  /** The administrator. */
  email: string;
  issues: readonly MailedIssue[];
}

/** Of refunds, and of money that a bank took. */
const ofPayments = (sql: Sql, farmId: string, ids: readonly string[]) => sql<MailedIssue[]>`
  select -pay.total_minor as "amountMinor", json_build_object('personId', holder.person_id, 'name', holder.person_name) as holder,
    coalesce(d.state, pay.refund_state) as state, d.dispute_id as reference,
    (d.evidence_by at time zone f.time_zone)::date as "evidenceBy",
    ${refundedLesson(sql)}
  from payment pay
  join farm f on f.farm_id = pay.farm_id
  join person holder on holder.farm_id = pay.farm_id and holder.person_id = pay.billing_person_id
  left join card_dispute d on d.farm_id = pay.farm_id and d.payment_id = pay.payment_id
  where pay.farm_id = ${farmId} and pay.transaction_type = 'refund' and pay.payment_id = any(${[...ids]}::uuid[])
  order by pay.created_at, pay.payment_id`;

/** Of payments by card that are no payments of the barn, or not yet. */
const ofCards = (sql: Sql, farmId: string, ids: readonly string[]) => sql<MailedIssue[]>`
  select c.amount_minor as "amountMinor",
    json_build_object('personId', c.billing_person_id, 'name',
      coalesce(holder.person_name, ${strangersName(sql, { farmId: sql`c.farm_id`, paymentId: sql`c.payment_id` })})) as holder,
    c.state, null as reference, null as "evidenceBy", null as lesson
  from card_payment c left join person holder on holder.farm_id = c.farm_id and holder.person_id = c.billing_person_id
  where c.farm_id = ${farmId} and c.state in ('returning', 'stranded') and c.payment_id = any(${[...ids]}::uuid[])
  order by c.created_at, c.payment_id`;

/** Of open invoices: a saved card was charged in vain. */
const ofInvoices = (sql: Sql, farmId: string, ids: readonly string[]) => sql<MailedIssue[]>`
  select ${openMinor(sql)} as "amountMinor", json_build_object('personId', holder.person_id, 'name', holder.person_name) as holder,
    'charge_failed' as state, null as reference, null as "evidenceBy", null as lesson
  from payment pay join person holder on holder.farm_id = pay.farm_id and holder.person_id = pay.billing_person_id
  where pay.farm_id = ${farmId} and ${isOwed(sql)} and pay.payment_id = any(${[...ids]}::uuid[])
  order by pay.created_at, pay.payment_id`;

/** One round trip; undefined once the administrator can not sign in any more. */
export async function issueFacts(
  sql: Sql,
  farmId: string,
  { loginId, paymentIds }: { loginId: string; paymentIds: readonly string[] },
): Promise<IssueFacts | undefined> {
  const [[barn], payments, cards, invoices] = await Promise.all([
    sql<(SenderRow & { currency: string; email: string })[]>`
      select ${SENDER(sql)}, f.currency_code as currency, login.email
      from login join farm f on f.farm_id = login.farm_id
      where login.farm_id = ${farmId} and login.login_id = ${loginId} and login.is_active`,
    ofPayments(sql, farmId, paymentIds),
    ofCards(sql, farmId, paymentIds),
    ofInvoices(sql, farmId, paymentIds),
  ]);
  const issues = [...payments, ...cards, ...invoices];
  return barn && { sender: senderOf(barn), currency: barn.currency, email: barn.email, issues };
}
