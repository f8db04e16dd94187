import type { Fragment, Sql } from '../../../platform/database/connect.js';
import { barnDay, hasSomething, worthLeft } from '../../billing/contracts.js';
import type { ReportColumn } from '../domain/columns.js';
import { amount } from './amount.js';
import { packageInWords } from './package-in-words.js';
import type { Reader, Report } from './wanted.js';
import { accountHolderOf } from '../../people/contracts.js';

/**
 * Packages that are paid, have lessons left and have not expired, a row each: what the barn still owes in lessons, in minor units.
 * Of one without a count, the part of its price that falls on the days to come.
 */
function unused(sql: Sql, { farmId, now }: Reader): Fragment {
  return sql`(
    select p.package_id as id, ${packageInWords(sql)} as package, p.purchase_date, p.expiry_date,
      case when p.coverage = 'lessons' then p.start_count - p.used end as "left",
      ${worthLeft(sql, barnDay(sql, farmId, now))} as worth, rider.person_id,
      rider.person_name as client, holder.person_id as account_id, holder.person_name
    from package p
    join payment pay on pay.farm_id = p.farm_id and pay.payment_id = p.payment_id and pay.paid
    join student st on st.farm_id = p.farm_id and st.student_id = p.student_id
    join person rider on rider.farm_id = st.farm_id and rider.person_id = st.person_id
    join person holder on holder.farm_id = rider.farm_id and holder.person_id = ${accountHolderOf(sql, sql`rider`)}
    where p.farm_id = ${farmId} and p.kind in ('package', 'adjustment') and p.is_tracked and ${hasSomething(sql)}
      and (p.expiry_date is null or p.expiry_date >= ${barnDay(sql, farmId, now)}))`;
}

const ACCOUNT: ReportColumn = { name: 'person_name', label: 'Account holder', kind: 'text', opens: 'account' };
const LEFT: ReportColumn = { name: 'left', label: 'Lessons left', kind: 'count' };
const WORTH: ReportColumn = { name: 'worth', label: 'Worth', kind: 'money' };

const sums: Report['sums'] = (sql, reader) => sql`
  select count(distinct of.account_id)::int as accounts, count(*)::int as packages, coalesce(sum(of."left"), 0)::int as "left",
    ${amount(sql, sql`sum(of.worth)`)} as worth
  from ${unused(sql, reader)} of`;

export const unusedByAccount: Report = {
  isSum: true,
  sort: 'person_name',
  columns: () => [ACCOUNT, { name: 'packages', label: 'Packages', kind: 'count' }, LEFT, WORTH],
  rows: (sql, reader) => sql`
    select of.account_id as id, of.account_id, of.person_name, count(*)::int as packages, sum(of."left")::int as "left",
      ${amount(sql, sql`sum(of.worth)`)} as worth
    from ${unused(sql, reader)} of group by of.account_id, of.person_name`,
  sums,
};

export const unusedInDetail: Report = {
  sort: 'purchase_date',
  columns: () => [
    { name: 'purchase_date', label: 'Bought', kind: 'date' },
    ACCOUNT,
    { name: 'client', label: 'Student', kind: 'text', opens: 'client' },
    { name: 'package', label: 'Package', kind: 'text' },
    LEFT,
    WORTH,
    { name: 'expiry_date', label: 'Expires', kind: 'date' },
  ],
  rows: (sql, reader) => sql`
    select of.id, of.account_id, of.person_id, of.purchase_date, of.expiry_date, of.person_name, of.client, of.package, of."left",
      ${amount(sql, sql`of.worth`)} as worth
    from ${unused(sql, reader)} of`,
  sums,
};
