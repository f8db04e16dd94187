import type { Fragment, Sql } from '../../../../platform/database/connect.js';
import { isMoney, isOwed, loweredInvoices, methodOf } from '../../../billing/contracts.js';
import type { DayRange } from '../../../calendar/contracts.js';
import type { AccountingDocument } from '../../domain/accounting/documents.js';

/** What was sold on `payment`, by code, rate and how the price was given. */
const sold = (sql: Sql, farmId: string, payment: Fragment) => sql`(
  select coalesce(json_agg(
      json_build_object('code', one.code, 'rate', one.rate::float8, 'priceMinor', one.price, 'taxIncluded', one.included)
      order by one.rate desc, one.code, one.included), '[]')
  from (
    select product.account_code as code, p.tax_percent as rate, p.tax_included as included, sum(p.price_minor)::bigint as price
    from package p left join product on product.farm_id = p.farm_id and product.product_id = p.product_id
    where p.farm_id = ${farmId} and p.payment_id = ${payment} and p.kind <> 'credit' and p.price_minor > 0
    group by 1, 2, 3) one)`;

const creditsOn = (sql: Sql, farmId: string) => sql`(
  select coalesce(-sum(c.price_minor), 0)::bigint from package c
  where c.farm_id = ${farmId} and c.payment_id = pay.payment_id and c.kind = 'credit')`;

interface Asked {
  readonly farmId: string;
  readonly days: DayRange;
}
const within = (sql: Sql, day: Fragment, { from, to }: DayRange) => sql`${day} between ${from} and ${to}`;

/** Money that came in or went back. */
const money = (sql: Sql, { farmId, days }: Asked) => sql`
  select case when v.voucher_id is not null then 'voucher' when pay.transaction_type = 'refund' then 'refund'
      when pay.credit_id is not null then 'overpayment' when pay.invoice_id is not null then 'payment' else 'sale' end as kind,
    pay.payment_id as id, pay.received as day, pay.created_at as "createdAt", pay.billing_person_id as "accountId",
    ${methodOf(sql)} as method, bill.invoice_number as invoice,
    pay.subtotal_minor as "netMinor", pay.tax_minor as "taxMinor", pay.fee_minor as "feeMinor",
    ${creditsOn(sql, farmId)} as "creditsMinor",
    ${sold(sql, farmId, sql`coalesce(back.invoice_id, pay.refund_of, pay.payment_id)`)} as sold
  from payment pay
  left join payment bill on bill.farm_id = pay.farm_id and bill.payment_id = pay.invoice_id
  left join payment back on back.farm_id = pay.farm_id and back.payment_id = pay.refund_of
  left join voucher v on v.farm_id = pay.farm_id and (v.payment_id = pay.payment_id or v.refund_id = pay.payment_id)
  where pay.farm_id = ${farmId} and ${isMoney(sql)} and ${within(sql, sql`pay.received`, days)}`;

/** As they were written: as they stand now, and what cancelled lessons took off since. */
const invoices = (sql: Sql, { farmId, days }: Asked) => sql`
  select 'invoice' as kind, pay.payment_id as id, pay.received as day, pay.created_at as "createdAt",
    pay.billing_person_id as "accountId", pay.invoice_number as invoice,
    (pay.subtotal_minor + coalesce(less.net, 0))::bigint as "netMinor", (pay.tax_minor + coalesce(less.tax, 0))::bigint as "taxMinor",
    ${creditsOn(sql, farmId)} as "creditsMinor", ${sold(sql, farmId, sql`pay.payment_id`)} as sold
  from payment pay
  left join (
    select invoice_id, sum(net_minor) as net, sum(tax_minor) as tax from (${loweredInvoices(sql, farmId)}) one group by 1
  ) less on less.invoice_id = pay.payment_id
  where pay.farm_id = ${farmId} and pay.transaction_type = 'invoice' and ${within(sql, sql`pay.received`, days)}`;

const lowered = (sql: Sql, { farmId, days }: Asked) => sql`
  select 'lowered' as kind, pay.payment_id as id, less.day, pay.created_at as "createdAt", pay.billing_person_id as "accountId",
    pay.invoice_number as invoice, less.version as at, less.net_minor as "netMinor", less.tax_minor as "taxMinor",
    ${sold(sql, farmId, sql`pay.payment_id`)} as sold
  from (${loweredInvoices(sql, farmId)}) less
  join payment pay on pay.farm_id = ${farmId} and pay.payment_id = less.invoice_id
  where ${within(sql, sql`less.day`, days)}`;

/** Invoices that nothing is open of any more, though other money came in than they asked for. */
const settled = (sql: Sql, { farmId, days }: Asked) => sql`
  select 'settled' as kind, pay.payment_id as id, paid.day, pay.created_at as "createdAt", pay.billing_person_id as "accountId",
    pay.invoice_number as invoice, (paid.net - pay.subtotal_minor)::bigint as "netMinor", (paid.tax - pay.tax_minor)::bigint as "taxMinor",
    ${sold(sql, farmId, sql`pay.payment_id`)} as sold
  from (
    select pay.invoice_id, max(pay.received) as day, sum(pay.subtotal_minor) as net, sum(pay.tax_minor) as tax
    from payment pay where pay.farm_id = ${farmId} and pay.invoice_id is not null and ${isMoney(sql)} group by 1) paid
  join payment pay on pay.farm_id = ${farmId} and pay.payment_id = paid.invoice_id
  where ${within(sql, sql`paid.day`, days)} and not ${isOwed(sql)}
    and (paid.net <> pay.subtotal_minor or paid.tax <> pay.tax_minor)`;

/** Given for cancelled lessons, whatever became of them: what is left of one after it was spent has the day of the whole. */
const credits = (sql: Sql, { farmId, days }: Asked) => sql`
  select 'credit' as kind, c.package_id as id, c.purchase_date as day, c.created_at as "createdAt",
    coalesce(rider.billing_person_id, rider.person_id) as "accountId", -c.price_minor as "amountMinor"
  from package c
  join student s on s.farm_id = c.farm_id and s.student_id = c.student_id
  join person rider on rider.farm_id = s.farm_id and rider.person_id = s.person_id
  where c.farm_id = ${farmId} and c.kind = 'credit' and c.issued_for is not null and c.price_minor < 0
    and ${within(sql, sql`c.purchase_date`, days)}`;

/** Vouchers that became a credit, of the account whose rider has it by now. */
const redeemed = (sql: Sql, { farmId, days }: Asked) => sql`
  select 'redeemed' as kind, v.voucher_id as id, v.redeemed_on as day, v.created_at as "createdAt",
    coalesce(rider.billing_person_id, rider.person_id, pay.billing_person_id) as "accountId", v.amount_minor as "amountMinor"
  from voucher v
  join payment pay on pay.farm_id = v.farm_id and pay.payment_id = v.payment_id
  left join package c on c.farm_id = v.farm_id and c.package_id = v.credit_id
  left join student s on s.farm_id = c.farm_id and s.student_id = c.student_id
  left join person rider on rider.farm_id = s.farm_id and rider.person_id = s.person_id
  where v.farm_id = ${farmId} and ${within(sql, sql`v.redeemed_on`, days)}`;

type Row = AccountingDocument & { readonly createdAt: Date };

/** All documents of some days in their order; one round trip. */
export async function accountingDocuments(sql: Sql, asked: Asked): Promise<AccountingDocument[]> {
  const found = await Promise.all(
    [invoices, lowered, money, settled, credits, redeemed].map((read) => sql<Row[]>`${read(sql, asked)}`),
  );
  return found
    .flat()
    .toSorted(
      (a, b) => a.day.localeCompare(b.day) || a.createdAt.getTime() - b.createdAt.getTime() || a.id.localeCompare(b.id),
    );
}
