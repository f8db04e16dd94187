import type { Sql } from '../../../platform/database/connect.js';
import { notFound } from '../../../platform/errors/refusal.js';
import { packagePaid } from '../../enrollment/contracts.js';
import type { ItemReply } from '../http/items.replies.js';
import { hasSomething } from './candidate-packages.js';

/** The barn's local date at an instant. B12 */
export const barnDay = (sql: Sql, farmId: string, now: Date) =>
  sql`(${now}::timestamptz at time zone (select time_zone from farm where farm_id = ${farmId}))::date`;

/** Package `p` has not expired and has a unit left or a covered lesson to come. */
export const isUsable = (sql: Sql, farmId: string, now: Date) => sql`(
  (p.expiry_date is null or p.expiry_date >= ${barnDay(sql, farmId, now)}) and (${hasSomething(sql)} or exists (
    select from lesson_person lp join lesson l on l.farm_id = lp.farm_id and l.lesson_id = lp.lesson_id
    where lp.farm_id = p.farm_id and lp.package_id = p.package_id and l.scheduled_date >= ${barnDay(sql, farmId, now)})))`;

/** Of package `p` by the week, as `leftFor` counts, of the barn's current week; null outside its dates. Never less than none. */
const leftThisWeek = (sql: Sql, farmId: string, now: Date) => sql`
  case when p.coverage = 'weekly' and ${barnDay(sql, farmId, now)} between p.start_date and p.expiry_date then greatest(0, p.per_week - (
    select count(*)::int from lesson_person lp join lesson l on l.farm_id = lp.farm_id and l.lesson_id = lp.lesson_id
    where lp.farm_id = p.farm_id and lp.package_id = p.package_id
      and date_trunc('week', l.scheduled_date) = date_trunc('week', ${barnDay(sql, farmId, now)}))) end`;

/** What package `p` was sold for less by, and how much that took off. */
export const discountOf = (sql: Sql) => sql`
  case when p.discount_minor > 0 then p.discount_title end as discount_title, (p.discount_minor / 100.0)::float8 as discount`;

/** Packages by wire name, with lessons covered until today and after. Ends in a `where` on package `p`. C01 R166 R168 */
export const itemRows = (sql: Sql, farmId: string, now: Date) => sql`
  select p.package_id as id, p.product_id, p.product_name, p.student_id, p.is_shared::int as is_shared,
    (select own.first_name from student s join person own on own.farm_id = s.farm_id and own.person_id = s.person_id
      where s.farm_id = p.farm_id and s.student_id = p.student_id) as owner_name,
    p.purchase_date, p.start_date as package_start_date, p.expiry_date as package_expiry_date,
    p.start_count, p.used, used.usedtilltoday,
    case p.kind when 'credit' then 0 else p.used - used.usedtilltoday end as usedaftertoday,
    case when p.coverage = 'lessons' then p.start_count - p.used end as remain,
    p.coverage, p.per_week, ${leftThisWeek(sql, farmId, now)} as left_this_week,
    (p.coverage <> 'lessons' and p.renew_date is null and p.expiry_date - ${barnDay(sql, farmId, now)} between 0 and 7)::int as ends_soon,
    note.remark as item_notes, (p.price_minor / 100.0)::float8 as product_price,
    ${discountOf(sql)},
    coalesce(p.expiry_date < ${barnDay(sql, farmId, now)}, false)::int as is_expired,
    ${isUsable(sql, farmId, now)}::int as is_usable, p.kind, p.is_tracked::int as is_tracked,
    ${packagePaid(sql, { kind: sql`p.kind`, paid: sql`pay.paid` })}::int as paid, p.missed_date, p.missed_title, p.payment_id,
    p.renew_date as package_renew_date, sold.price_class, sold.lesson_horses, sold.lesson_minutes
  from package p
  left join product sold on sold.farm_id = p.farm_id and sold.product_id = p.product_id
  left join payment pay on pay.farm_id = p.farm_id and pay.payment_id = p.payment_id
  left join remark note on note.farm_id = p.farm_id and note.subject_id = p.package_id
  cross join lateral (
    select count(*)::int as usedtilltoday from lesson_person lp
      join lesson l on l.farm_id = lp.farm_id and l.lesson_id = lp.lesson_id
    where lp.farm_id = p.farm_id and lp.package_id = p.package_id and l.scheduled_date <= ${barnDay(sql, farmId, now)}
  ) used
  where p.farm_id = ${farmId}`;

export async function editedItem(sql: Sql, farmId: string, { packageId, now }: { packageId: string; now: Date }) {
  const [item] = await sql<ItemReply[]>`${itemRows(sql, farmId, now)} and p.package_id = ${packageId}`;
  if (!item) throw notFound('The package');
  return item;
}
