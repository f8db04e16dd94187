import { QueryHandler } from '@nestjs/cqrs';
import type { Fragment, Sql } from '../../../platform/database/connect.js';
import { barnQuery, BarnQueryHandler, type Asker } from '../../../platform/messages/barn-query.js';
import { fundsOf, isOwed, openMinor } from '../../billing/contracts.js';
import { releasesOf } from '../facts/releases.js';
import { strangersName } from './strangers-name.js';
import type { PaymentIssueReply, PaymentIssuesReply } from '../http/payment-issues.replies.js';

/** Nobody has said yet what becomes of the money: a refund that was asked for, or that the card did not take. C09 */
const refunds = (sql: Sql, farmId: string) => sql`
  select r.payment_id::text as id, case r.refund_state when 'pending' then 'refund_requested' else 'refund_failed' end as kind,
    r.payment_id, r.billing_person_id, -r.total_minor as minor, r.created_at, null::timestamptz as evidence_by,
    r.payment_method, null::text as reference, r.refund_for, r.refund_of
  from payment r
  where r.farm_id = ${farmId} and r.refund_state in ('pending', 'failed')
    and (r.refund_for is not null or exists (select from voucher v where v.farm_id = r.farm_id and v.refund_id = r.payment_id))`;

const disputes = (sql: Sql, farmId: string) => sql`
  select d.dispute_id, 'dispute', d.payment_id, taken.billing_person_id, d.amount_minor, d.created_at, d.evidence_by,
    taken.payment_method, d.dispute_id, null::uuid, null::uuid
  from card_dispute d join payment taken on taken.farm_id = d.farm_id and taken.payment_id = d.payment_id
  where d.farm_id = ${farmId} and d.state = 'open'`;

/** Paid by card: for nothing, and the card does not take it back; or on an account that was taken away. */
const leftOver = (sql: Sql, farmId: string) => sql`
  select c.payment_id::text, case c.state when 'stranded' then 'account_removed' else 'return_failed' end, c.payment_id,
    c.billing_person_id, c.amount_minor, c.created_at, null::timestamptz, 'card', c.intent_id, null::uuid, null::uuid
  from card_payment c
  where c.farm_id = ${farmId} and (c.state = 'stranded' or c.state = 'returning' and exists (
    select from card_refund given where given.farm_id = c.farm_id and given.payment_id = c.payment_id
    having bool_and(given.state = 'failed')))`;

/** A saved card was charged in vain for what is still open; once for each invoice. */
const failedCharges = (sql: Sql, farmId: string) => sql`
  select pay.payment_id::text, 'charge_failed', pay.payment_id, pay.billing_person_id, ${openMinor(sql)}, t.created_at, null::timestamptz,
    'saved', null::text, null::uuid, null::uuid
  from payment pay cross join lateral ${lastTry(sql, farmId, sql`pay.payment_id`)} t
  where pay.farm_id = ${farmId} and ${isOwed(sql)} and t.failure is not null`;

const lastTry = (sql: Sql, farmId: string, invoiceId: Fragment) => sql`
  (select made.* from charge_try made where made.farm_id = ${farmId} and made.invoice_id = ${invoiceId}
    order by made.due desc, made.try_number desc limit 1)`;

const all = (sql: Sql, farmId: string): Fragment => sql`
  (${refunds(sql, farmId)} union all ${disputes(sql, farmId)} union all ${leftOver(sql, farmId)}
    union all ${failedCharges(sql, farmId)}) issue`;

/** What an administrator has to do about money, of all accounts: first what has a term, then the newest. */
export class ListPaymentIssues extends barnQuery<{ limit: number; offset: number }, PaymentIssuesReply>(
  'cards.ListPaymentIssues',
) {}

@QueryHandler(ListPaymentIssues)
export class ListPaymentIssuesHandler extends BarnQueryHandler<ListPaymentIssues> {
  async answer(sql: Sql, { limit, offset }: ListPaymentIssues['input'], { farmId, now }: Asker & { now: Date }) {
    const [issues, [counted]] = await Promise.all([
      sql<Row[]>`
        select issue.id, issue.kind, issue.payment_id, holder.person_id as account_holder_id,
          coalesce(holder.person_name, ${strangersName(sql, { farmId: sql`farm.farm_id`, paymentId: sql`issue.payment_id` })}) as name,
          (issue.minor / 100.0)::float8 as amount, (issue.created_at at time zone farm.time_zone)::date as since,
          (issue.evidence_by at time zone farm.time_zone)::date as evidence_by, issue.payment_method, issue.reference,
          rider.person_name as student_name, l.title as lesson_title, l.scheduled_date as lesson_date,
          note.remark as note, tried.failure as reason, tried.next_try, issue.minor, issue.refund_of
        from ${all(sql, farmId)}
        join farm on farm.farm_id = ${farmId}
        left join person holder on holder.farm_id = ${farmId} and holder.person_id = issue.billing_person_id
        left join lateral ${lastTry(sql, farmId, sql`issue.payment_id`)} tried on issue.kind = 'charge_failed'
        left join lesson_person lp on lp.farm_id = ${farmId} and lp.lesson_person_id = issue.refund_for
        left join remark note on note.farm_id = lp.farm_id and note.subject_id = lp.lesson_person_id
        left join lesson l on l.farm_id = lp.farm_id and l.lesson_id = lp.lesson_id
        left join student st on st.farm_id = lp.farm_id and st.student_id = lp.student_id
        left join person rider on rider.farm_id = st.farm_id and rider.person_id = st.person_id
        order by issue.evidence_by nulls last, issue.created_at desc, issue.id limit ${limit} offset ${offset}`,
      sql<[{ size: number }]>`select count(*)::int as size from ${all(sql, farmId)}`,
    ]);
    const refunded = issues.flatMap(({ refund_of }) => refund_of ?? []);
    const inVain = issues.flatMap(({ kind, payment_id }) => (kind === 'charge_failed' ? [payment_id] : []));
    const [funds, releases] = await Promise.all([
      fundsOf(sql, farmId, sql`(select unnest(${refunded}::uuid[]))`),
      releasesOf(sql, { farmId, now }, { which: sql`pay.payment_id = any(${inVain}::uuid[])`, isFamily: false }),
    ]);
    const told = issues.map((issue) => ({
      ...withFunds(issue, funds.get(issue.refund_of ?? '')),
      release: (issue.kind === 'charge_failed' && releases.get(issue.payment_id)) || null,
    }));
    return { issues: told, size: counted.size };
  }
}

type Row = Omit<PaymentIssueReply, 'paid' | 'stays' | 'release'> & { minor: number; refund_of: string | null };
type Funds = Awaited<ReturnType<typeof fundsOf>> extends Map<string, infer One> ? One : never;

const sumOf = ({ subtotalMinor, taxMinor }: Funds['came']) => subtotalMinor + taxMinor;

/** What failed has not gone, so it is still to be taken off. */
function withFunds(
  { minor, refund_of: _of, ...issue }: Row,
  funds: Funds | undefined,
): Omit<PaymentIssueReply, 'release'> {
  if (!funds) return { ...issue, paid: null, stays: null };
  const [came, gone] = [sumOf(funds.came), sumOf(funds.gone)];
  return { ...issue, paid: came / 100, stays: (came - gone - (issue.kind === 'refund_failed' ? minor : 0)) / 100 };
}
