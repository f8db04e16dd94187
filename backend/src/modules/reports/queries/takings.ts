import type { Fragment, Sql } from '../../../platform/database/connect.js';
import { isMoney, METHOD_NAMES, methodOf } from '../../billing/contracts.js';
import type { ReportColumn } from '../domain/columns.js';
import { amount } from './amount.js';
import type { Reader, Report, Wanted } from './wanted.js';

/**
 * Money that came in on these days, less what was given back: a refund is negative, in minor units. Invoices are no money. `bought_by` is
 * what its packages name as their payment: an invoice that it paid, or of a refund that of the money which it gives back.
 */
export const taken = (sql: Sql, { farmId }: Pick<Reader, 'farmId'>, isOfDays: Fragment): Fragment => sql`(
  select pay.payment_id, pay.billing_person_id as account_id, pay.received, pay.reference, pay.invoice_id, pay.refund_of,
    coalesce(back.invoice_id, pay.refund_of, pay.invoice_id, pay.payment_id) as bought_by,
    ${JSON.stringify(METHOD_NAMES)}::jsonb ->> ${methodOf(sql)} as method,
    case when pay.transaction_type = 'refund' then 'Refund' when pay.invoice_id is not null then 'Invoice ' || bill.invoice_number
      when v.voucher_id is not null then 'Gift voucher' else 'Purchase' end as kind,
    pay.subtotal_minor as subtotal, pay.tax_minor as tax, pay.fee_minor as fee, pay.total_minor as total
  from payment pay left join payment bill on bill.farm_id = pay.farm_id and bill.payment_id = pay.invoice_id
    left join payment back on back.farm_id = pay.farm_id and back.payment_id = pay.refund_of
    left join voucher v on v.farm_id = pay.farm_id and v.payment_id = pay.payment_id
  where pay.farm_id = ${farmId} and ${isMoney(sql)} and ${isOfDays})`;

export const ofDays = (sql: Sql, reader: Reader, { days }: Wanted) =>
  taken(sql, reader, sql`pay.received between ${days.from} and ${days.to}`);

export const money = (name: string, label: string): ReportColumn => ({ name, label, kind: 'money' });
const METHOD: ReportColumn = { name: 'method', label: 'Method', kind: 'text' };
const DAY: ReportColumn = { name: 'received', label: 'Date', kind: 'date' };
const AMOUNTS = [
  money('subtotal', 'Subtotal'),
  money('tax', 'Tax'),
  money('fee', 'Convenience Fee'),
  money('total', 'Total'),
];

export const takingsSums: Report['sums'] = (sql, reader, wanted) => sql`
  select count(*)::int as payments, ${amount(sql, sql`sum(total)`)} as taken, ${amount(sql, sql`sum(tax)`)} as tax
  from ${ofDays(sql, reader, wanted)} taken`;

const added = (sql: Sql) => sql`
  count(*) filter (where total >= 0)::int as payments, ${amount(sql, sql`sum(total) filter (where total < 0)`)} as refunds,
  ${amount(sql, sql`sum(subtotal)`)} as subtotal, ${amount(sql, sql`sum(tax)`)} as tax, ${amount(sql, sql`sum(fee)`)} as fee,
  ${amount(sql, sql`sum(total)`)} as total`;
const ADDED: readonly ReportColumn[] = [
  { name: 'payments', label: 'Payments', kind: 'count' },
  money('refunds', 'Refunds'),
  ...AMOUNTS,
];

export const takingsByMethod: Report = {
  isSum: true,
  sort: 'method',
  columns: () => [METHOD, ...ADDED],
  rows: (sql, reader, wanted) => sql`
    select md5(method)::uuid as id, method, ${added(sql)} from ${ofDays(sql, reader, wanted)} taken group by method`,
  sums: takingsSums,
};

export const takingsByDay: Report = {
  isSum: true,
  sort: 'received',
  columns: () => [DAY, METHOD, ...ADDED],
  rows: (sql, reader, wanted) => sql`
    select md5(received || method)::uuid as id, received, method, ${added(sql)}
    from ${ofDays(sql, reader, wanted)} taken group by received, method`,
  sums: takingsSums,
};

export const takingsDaily: Report = {
  isSum: true,
  sort: 'received',
  columns: () => [DAY, ...ADDED],
  rows: (sql, reader, wanted) => sql`
    select md5(received::text)::uuid as id, received, ${added(sql)} from ${ofDays(sql, reader, wanted)} taken group by received`,
  sums: takingsSums,
};

export const takingsInDetail: Report = {
  sort: 'received',
  columns: () => [
    DAY,
    { name: 'person_name', label: 'Account holder', kind: 'text', opens: 'account' },
    { name: 'kind', label: 'What', kind: 'text' },
    METHOD,
    { name: 'reference', label: 'Reference', kind: 'text' },
    ...AMOUNTS,
  ],
  rows: (sql, reader, wanted) => sql`
    select taken.payment_id as id, taken.account_id, taken.received, taken.kind, taken.method, taken.reference, holder.person_name,
      ${amount(sql, sql`taken.subtotal`)} as subtotal, ${amount(sql, sql`taken.tax`)} as tax, ${amount(sql, sql`taken.fee`)} as fee,
      ${amount(sql, sql`taken.total`)} as total
    from ${ofDays(sql, reader, wanted)} taken join person holder on holder.person_id = taken.account_id`,
  sums: takingsSums,
};
