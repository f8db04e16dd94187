import type { Fragment, Sql } from '../../../platform/database/connect.js';
import { barnDay, hasSomething } from '../../billing/contracts.js';
import type { ReportColumn } from '../domain/columns.js';
import { amount } from './amount.js';
import { packageInWords } from './package-in-words.js';
import type { Reader, Report, Wanted } from './wanted.js';
import { accountHolderOf } from '../../people/contracts.js';

/** Lessons of packages that end within so many days from today are soon lost. */
const SOON_DAYS = 30;

/** Packages of lessons that were bought, a row each; `of` says of which days. Lessons of one that has expired are lost, not left;
 * of one without a count there are none to be left. */
function packages(sql: Sql, { farmId, now }: Reader, of: Fragment): Fragment {
  const today = barnDay(sql, farmId, now);
  const isOver = sql`coalesce(p.expiry_date < ${today}, false)`;
  const endsSoon = sql`p.expiry_date between ${today} and ${today} + ${SOON_DAYS}::int`;
  const counted = (lessons: Fragment) => sql`case when p.coverage = 'lessons' then ${lessons} end`;
  return sql`(
    select p.package_id as id, p.product_id, ${packageInWords(sql)} as package, p.purchase_date, p.expiry_date, p.price_minor as price,
      ${counted(sql`p.start_count`)} as lessons, p.used,
      ${counted(sql`case when ${isOver} then 0 else p.start_count - p.used end`)} as "left",
      ${counted(sql`case when ${isOver} then p.start_count - p.used else 0 end`)} as lost,
      ${counted(sql`case when ${endsSoon} then p.start_count - p.used else 0 end`)} as soon,
      rider.person_id, rider.person_name as client, holder.person_id as account_id, holder.person_name
    from package p
    join student st on st.farm_id = p.farm_id and st.student_id = p.student_id
    join person rider on rider.farm_id = st.farm_id and rider.person_id = st.person_id
    join person holder on holder.farm_id = rider.farm_id and holder.person_id = ${accountHolderOf(sql, sql`rider`)}
    where p.farm_id = ${farmId} and p.kind = 'package' and p.is_tracked and ${of})`;
}
const bought = (sql: Sql, reader: Reader, { days: { from, to } }: Wanted) =>
  packages(sql, reader, sql`p.purchase_date between ${from} and ${to}`);
const ending = (sql: Sql, reader: Reader, { days: { from, to } }: Wanted) =>
  packages(sql, reader, sql`p.expiry_date between ${from} and ${to} and ${hasSomething(sql)}`);

const count = (name: string, label: string): ReportColumn => ({ name, label, kind: 'count' });
const PACKAGE: ReportColumn = { name: 'package', label: 'Package', kind: 'text' };
const PRICE: ReportColumn = { name: 'price', label: 'Price', kind: 'money' };
const COUNTS = [
  count('lessons', 'Lessons'),
  count('used', 'Used'),
  count('left', 'Left'),
  count('lost', 'Expired unused'),
];

const sumsOf =
  (of: typeof bought): Report['sums'] =>
  (sql, reader, wanted) =>
    sql`
    select count(*)::int as packages, coalesce(sum(of.lessons), 0)::int as lessons_sold, coalesce(sum(of."left"), 0)::int as "left",
      ${amount(sql, sql`sum(of.price)`)} as price
    from ${of(sql, reader, wanted)} of`;

/** What was sold in some days, package by package of the price list, and what is left of it now. */
export const packagesSold: Report = {
  isSum: true,
  sort: 'package',
  columns: () => [PACKAGE, count('sold', 'Sold'), PRICE, ...COUNTS, count('soon', `Ending in ${SOON_DAYS} days`)],
  rows: (sql, reader, wanted) => sql`
    select md5(of.product_id || of.package)::uuid as id, of.package, count(*)::int as sold, ${amount(sql, sql`sum(of.price)`)} as price,
      sum(of.lessons)::int as lessons, sum(of.used)::int as used, sum(of."left")::int as "left", sum(of.lost)::int as lost,
      sum(of.soon)::int as soon
    from ${bought(sql, reader, wanted)} of group by of.product_id, of.package`,
  sums: sumsOf(bought),
};

const oneByOne = (sort: string, of: typeof bought): Report => ({
  sort,
  columns: () => [
    { name: sort, label: sort === 'expiry_date' ? 'Expires' : 'Bought', kind: 'date' },
    { name: 'person_name', label: 'Account holder', kind: 'text', opens: 'account' },
    { name: 'client', label: 'Student', kind: 'text', opens: 'client' },
    PACKAGE,
    PRICE,
    ...COUNTS,
    sort === 'expiry_date'
      ? { name: 'purchase_date', label: 'Bought', kind: 'date' }
      : { name: 'expiry_date', label: 'Expires', kind: 'date' },
  ],
  rows: (sql, reader, wanted) => sql`
    select of.id, of.account_id, of.person_id, of.purchase_date, of.expiry_date, of.person_name, of.client, of.package,
      ${amount(sql, sql`of.price`)} as price, of.lessons, of.used, of."left", of.lost
    from ${of(sql, reader, wanted)} of`,
  sums: sumsOf(of),
});

export const packagesInDetail = oneByOne('purchase_date', bought);
/** Packages that end in some days with lessons left, or without a count. */
export const packagesExpiring = oneByOne('expiry_date', ending);
