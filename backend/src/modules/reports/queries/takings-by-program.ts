import type { Fragment, Sql } from '../../../platform/database/connect.js';
import { amount } from './amount.js';
import { money, taken, takingsSums } from './takings.js';
import type { Reader, Report } from './wanted.js';

/**
 * What came in, a row for each program that it was paid for, in minor units; the rows of a payment come to its total. A package pays for
 * the programs that its product names; money that no package was bought with, such as a late fee, has none. Of several packages each has
 * its part by price; a refund goes back by the same parts. What a payment was for is worked out first: inside the join it would keep
 * packages, which are under row-level security, from their index.
 */
export const takenByProgram = (sql: Sql, { farmId }: Pick<Reader, 'farmId'>, isOfDays: Fragment): Fragment => sql`(
  with taken as materialized (select * from ${taken(sql, { farmId }, isOfDays)} came)
  select taken.payment_id, taken.received, bought.program_id, coalesce(bought.program_name, 'Without a package') as program_name,
    case when bought.package_id is null then taken.total else round(taken.total * bought.upto / bought.whole)
      - round(taken.total * (bought.upto - bought.price_minor) / bought.whole) end as total
  from taken
  left join lateral (
    select p.package_id, p.price_minor, program.program_id,
      case when named.programs > 1 then 'Several programs' else coalesce(program.program_name, 'Any program') end as program_name,
      sum(p.price_minor) over (order by p.package_id)::numeric as upto, sum(p.price_minor) over ()::numeric as whole
    from package p
    cross join lateral (
      select count(*) as programs, (array_agg(link.program_id))[1] as program_id from product_program link
      where link.farm_id = p.farm_id and link.product_id = p.product_id) named
    left join program on program.farm_id = p.farm_id and program.program_id = named.program_id and named.programs = 1
    where p.farm_id = ${farmId} and p.kind <> 'credit' and p.price_minor > 0
      and p.payment_id = taken.bought_by) bought on true)`;

export const takingsByProgram: Report = {
  isSum: true,
  sort: 'program_name',
  columns: () => [
    { name: 'program_name', label: 'Program', kind: 'text' },
    { name: 'payments', label: 'Payments', kind: 'count' },
    money('refunds', 'Refunds'),
    money('total', 'Total'),
  ],
  rows: (sql, reader, { days }) => sql`
    select md5(concat_ws('/', program_id, program_name))::uuid as id, program_name,
      count(distinct payment_id) filter (where total >= 0)::int as payments,
      ${amount(sql, sql`sum(total) filter (where total < 0)`)} as refunds, ${amount(sql, sql`sum(total)`)} as total
    from ${takenByProgram(sql, reader, sql`pay.received between ${days.from} and ${days.to}`)} taken group by program_id, program_name`,
  sums: takingsSums,
};
