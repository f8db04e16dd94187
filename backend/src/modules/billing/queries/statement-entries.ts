import type { Fragment, Sql } from '../../../platform/database/connect.js';
import { instalmentsOf, isMoney, isOwed, openMinor } from './payment-rows.js';

/**
 * All that ever happened on an account: `charged` and `paid` in minor units, `day` by the barn's clock. Charged less paid is what is open
 * on its invoices: an invoice is charged when it is written, or each of its instalments on its day, at what it asks for now; whatever is
 * bought and paid at once is both; money for an invoice is charged for its card fee alone; money given back takes from both. What an
 * invoice was taken as paid for, though it asked for more or less, is an entry of its own.
 */
export const accountEntries = (sql: Sql, farmId: string, account: Fragment) => {
  const theirs = sql`pay.farm_id = ${farmId} and pay.billing_person_id = ${account}`;
  return sql`
    select pay.received as day, pay.created_at, pay.payment_id, 'invoice' as kind, pay.invoice_number, null::text as payment_method,
      pay.total_minor::bigint as charged, 0::bigint as paid
    from payment pay where ${theirs} and pay.transaction_type = 'invoice' and pay.instalments is null
    union all
    select part.due, pay.created_at, pay.payment_id, 'instalment', pay.invoice_number, null, part.until - part."from", 0
    from payment pay cross join lateral (${instalmentsOf(sql)}) part
    where ${theirs} and pay.transaction_type = 'invoice' and pay.instalments is not null and part.until > part."from"
    union all
    select pay.received, pay.created_at, pay.payment_id,
      case when pay.transaction_type = 'refund' then 'refund' when pay.credit_id is not null then 'credit'
        when pay.invoice_id is not null then 'payment' when v.voucher_id is not null then 'voucher' else 'purchase' end,
      bill.invoice_number, pay.payment_method,
      case when pay.invoice_id is null then pay.total_minor else pay.fee_minor end, pay.total_minor
    from payment pay left join payment bill on bill.farm_id = pay.farm_id and bill.payment_id = pay.invoice_id
      left join voucher v on v.farm_id = pay.farm_id and v.payment_id = pay.payment_id
    where ${theirs} and ${isMoney(sql)}
    union all
    select coalesce(money.day, bill.received), coalesce(money.created_at, bill.created_at), bill.id, 'settled', bill.invoice_number, null,
      bill.open - bill.total + money.applied, 0
    from (
      select pay.payment_id as id, pay.received, pay.created_at, pay.invoice_number, pay.total_minor as total,
        case when ${isOwed(sql)} then ${openMinor(sql)} else 0 end as open
      from payment pay where ${theirs} and pay.transaction_type = 'invoice') bill
    cross join lateral (
      select max(pay.received) as day, max(pay.created_at) as created_at,
        coalesce(sum(pay.total_minor - pay.fee_minor), 0)::bigint as applied
      from payment pay where pay.farm_id = ${farmId} and pay.invoice_id = bill.id and ${isMoney(sql)}) money
    where bill.open - bill.total + money.applied <> 0`;
};
