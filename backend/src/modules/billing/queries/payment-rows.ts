import type { Fragment, Sql } from '../../../platform/database/connect.js';
import { barnDay } from './item-rows.js';

/** Invoice `pay` still asks for money; one that was lowered to nothing does not. E06 */
export const isOwed = (sql: Sql) =>
  sql`(pay.transaction_type = 'invoice' and not pay.paid and pay.total_minor > pay.part_paid_minor)`;

/** In minor units, what invoice `pay` still asks for. E06 */
export const openMinor = (sql: Sql) => sql`(pay.total_minor - pay.part_paid_minor)`;

const plannedParts = (sql: Sql) => sql`jsonb_to_recordset(pay.instalments) part(due date, after bigint)`;

/** What is asked of the instalments of invoice `pay`; null where there are none, of which nothing is taken apart. */
const ofParts = (sql: Sql, question: Fragment) => sql`case when pay.instalments is not null then (${question}) end`;

/** Until when invoice `pay` is to be paid: the day of its first instalment that is not paid whole, else its own; null: it names none. */
export const dueDay = (sql: Sql) =>
  sql`coalesce(
    ${ofParts(sql, sql`select max(part.due) from ${plannedParts(sql)} where part.after <= pay.part_paid_minor`)}, pay.due_date)`;

/** In minor units, what of invoice `pay` is to be paid until `day`: all that is open, less the instalments that come later. */
export const dueMinor = (sql: Sql, day: Fragment) => sql`
  greatest(0, least(pay.total_minor,
    ${ofParts(sql, sql`select min(part.after) from ${plannedParts(sql)} where part.due > ${day}`)}) - pay.part_paid_minor)`;

/** The same, and at least the next instalment: what a family is asked for. */
export const askedMinor = (sql: Sql, today: Fragment) => dueMinor(sql, sql`greatest(${today}, ${dueDay(sql)})`);

/** Instalments of invoice `pay` in minor units, by what it asks for now: `until` what is paid with each, `from` before it. */
export const instalmentsOf = (sql: Sql) => sql`
  select part.due, least(pay.total_minor, part.after) as "from",
    least(pay.total_minor, coalesce(lead(part.after) over (order by part.after), pay.total_minor)) as until
  from ${plannedParts(sql)}`;

/** Null of what is paid as a whole. */
const instalmentList = (sql: Sql) => sql`
  (select json_agg(json_build_object('due_date', part.due, 'amount', ((part.until - part."from") / 100.0)::float8,
      'open', case when pay.paid then 0 else (part.until - greatest(part."from", least(part.until, pay.part_paid_minor))) / 100.0 end)
    order by part.due) from (${instalmentsOf(sql)}) part where part.until > part."from")`;

/** Invoice `pay` still asks for money after the day until which it was to be paid. */
export const isOverdue = (sql: Sql, farmId: string, now: Date) =>
  sql`(${isOwed(sql)} and ${dueDay(sql)} < ${barnDay(sql, farmId, now)})`;

/** Payment `pay` came in, or was given back (negative); what waits for approval and what is only asked for is no money. */
export const isMoney = (sql: Sql) => sql`(pay.paid and pay.transaction_type <> 'invoice')`;

const amount = (sql: Sql, column: string) => sql`(pay.${sql(column)} / 100.0)::float8`;

/** Payments by wire name, with the synonyms that screens read. Ends in a `where` on payment `pay`. G05 */
export const paymentRows = (sql: Sql, farmId: string, now: Date) => sql`
  select pay.payment_id as id, pay.payment_id, pay.billing_person_id, pay.billing_person_id as account_holder_id,
    pay.billing_person_id as "accountHolderPeopleId", holder.person_name as name, holder.contact_email as email,
    pay.transaction_type, pay.payment_method, pay.payment_method as bank,
    ${amount(sql, 'subtotal_minor')} as subtotal, ${amount(sql, 'tax_minor')} as tax, ${amount(sql, 'tax_minor')} as tax1,
    ${amount(sql, 'fee_minor')} as fee, ${amount(sql, 'total_minor')} as total, ${amount(sql, 'total_minor')} as amount,
    case when ${isOwed(sql)} then (${openMinor(sql)} / 100.0)::float8 else 0 end as outstanding,
    ${amount(sql, 'part_paid_minor')} as part_paid, pay.receipt_id, pay.credit_id,
    ${dueDay(sql)} as due_date,
    case when ${isOwed(sql)} then (${askedMinor(sql, barnDay(sql, farmId, now))} / 100.0)::float8 else 0 end as asked,
    ${instalmentList(sql)} as instalments,
    case when ${isOverdue(sql, farmId, now)} then ${barnDay(sql, farmId, now)} - ${dueDay(sql)} else 0 end as overdue_days,
    told.reminders, told.last_reminded,
    pay.received, pay.received as date, pay.reference, coalesce(pay.invoice_number, bill.invoice_number) as invoice_number,
    (pay.transaction_type = 'invoice')::int as invoice, (pay.transaction_type = 'online')::int as online_purchase,
    case when pay.refund_state = 'failed' and pay.refund_for is null then 'reversed' else pay.refund_state end as refund_state,
    pay.paid::int as paid, pay.is_quickpay::int as is_quickpay, (pay.invoice_id is not null)::int as is_invoice_payment,
    exists (select from voucher v where v.farm_id = pay.farm_id and v.payment_id = pay.payment_id)::int as is_voucher, pay.invoice_id,
    note.remark as payment_notes, note.remark as notes
  from payment pay
  join person holder on holder.farm_id = pay.farm_id and holder.person_id = pay.billing_person_id
  left join payment bill on bill.farm_id = pay.farm_id and bill.payment_id = pay.invoice_id
  cross join lateral (
    select count(*)::int as reminders,
      (max(r.created_at) at time zone (select time_zone from farm where farm_id = ${farmId}))::date as last_reminded
    from payment_reminder r where r.farm_id = pay.farm_id and r.payment_id = pay.payment_id) told
  left join remark note on note.farm_id = pay.farm_id and note.subject_id = pay.payment_id
  where pay.farm_id = ${farmId}`;
