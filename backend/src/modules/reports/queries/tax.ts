import type { Fragment, Sql } from '../../../platform/database/connect.js';
import { withoutTax, withTax } from '../../billing/contracts.js';
import { amount } from './amount.js';
import { money, ofDays } from './takings.js';
import type { Reader, Report, Wanted } from './wanted.js';

/**
 * The takings of some days by the rate of what was sold, in minor units, without the card fee: a payment for several rates is divided as
 * their prices and taxes are, and the highest rate takes what rounding leaves, so that all rates together are the takings. A refund is
 * negative.
 */
const byRate = (sql: Sql, reader: Reader, wanted: Wanted): Fragment => sql`(
  with taken as materialized (select * from ${ofDays(sql, reader, wanted)} came),
  sold as (
    select taken.payment_id, p.tax_percent as rate, sum(${withoutTax(sql)}) as net, sum(${withTax(sql)} - ${withoutTax(sql)}) as tax
    from taken join package p
      on p.farm_id = ${reader.farmId} and p.payment_id = taken.bought_by and p.kind <> 'credit' and p.price_minor > 0
    group by taken.payment_id, p.tax_percent),
  part as (
    select taken.payment_id, sold.rate, taken.subtotal, taken.tax as all_tax,
      coalesce(round(taken.subtotal * sold.net / nullif(sum(sold.net) over one, 0)), 0) as net,
      coalesce(round(taken.tax * sold.tax / nullif(sum(sold.tax) over one, 0)), 0) as tax,
      row_number() over (partition by taken.payment_id order by sold.rate desc nulls last) as place
    from taken left join sold on sold.payment_id = taken.payment_id
    window one as (partition by taken.payment_id)),
  told as (
    select payment_id, rate,
      net + case when place = 1 then subtotal - sum(net) over one else 0 end as net,
      tax + case when place = 1 then all_tax - sum(tax) over one else 0 end as tax
    from part window one as (partition by payment_id))
  select rate, count(distinct payment_id)::int as payments, sum(net)::bigint as net, sum(tax)::bigint as tax from told group by rate)`;

/** Money that nothing was sold for has no rate. */
export const taxByRate: Report = {
  isSum: true,
  sort: 'net',
  descending: true,
  columns: () => [
    { name: 'rate', label: 'Tax rate', kind: 'text' },
    { name: 'payments', label: 'Payments', kind: 'count' },
    money('net', 'Without tax'),
    money('tax', 'Tax'),
    money('total', 'With tax'),
  ],
  rows: (sql, reader, wanted) => sql`
    select md5(coalesce(of.rate::text, ''))::uuid as id,
      case when of.rate is null then 'Nothing sold' else trim_scale(of.rate * 100) || ' %' end as rate, of.payments,
      ${amount(sql, sql`of.net`)} as net, ${amount(sql, sql`of.tax`)} as tax, ${amount(sql, sql`of.net + of.tax`)} as total
    from ${byRate(sql, reader, wanted)} of`,
  sums: (sql, reader, wanted) => sql`
    select ${amount(sql, sql`sum(of.net)`)} as net, ${amount(sql, sql`sum(of.tax)`)} as tax from ${byRate(sql, reader, wanted)} of`,
};
