import type { Fragment, Sql } from '../../../platform/database/connect.js';
import { accountHolderOf } from '../../people/contracts.js';

/** Place `lp` is paid for by invoice `pay`. */
const byInvoice = (sql: Sql, place: Fragment) => sql`exists (
  select from package bought
  where bought.farm_id = pay.farm_id and bought.payment_id = pay.payment_id and bought.package_id = ${place}.package_id)`;

/** Series in which packages of invoice `pay` pay, or paid, for a lesson of a rider. */
const paidSeries = (sql: Sql) => sql`
  select other.student_id, ol.series_id
  from package bought
    join lesson_person other on other.farm_id = bought.farm_id and other.package_id = bought.package_id
    join lesson ol on ol.farm_id = other.farm_id and ol.lesson_id = other.lesson_id and ol.series_id is not null
  where bought.farm_id = pay.farm_id and bought.payment_id = pay.payment_id`;

/**
 * Later places that invoice `pay` pays for, as JSON: those that its packages cover, and what follows in the same series. Where it pays for
 * no series, all standing places of the account's riders. Never one that something else has paid for.
 */
export const placesToRelease = (sql: Sql, now: Date) => sql`
  coalesce((
    select json_agg(json_build_object('lessonPersonId', lp.lesson_person_id, 'lessonId', l.lesson_id, 'studentId', lp.student_id,
      'rider', rider.person_name, 'title', l.title, 'date', l.scheduled_date) order by l.starts_at, lp.lesson_person_id)
    from person rider
      join student s on s.farm_id = rider.farm_id and s.person_id = rider.person_id
      join lesson_person lp on lp.farm_id = s.farm_id and lp.student_id = s.student_id
      join lesson l on l.farm_id = lp.farm_id and l.lesson_id = lp.lesson_id
    where rider.farm_id = pay.farm_id and ${accountHolderOf(sql, sql`rider`)} = pay.billing_person_id
      and l.starts_at > ${now} and not l.is_cancelled and not lp.is_cancelled and not lp.paid and lp.makeup_of is null
      and (${byInvoice(sql, sql`lp`)} or lp.package_id is null and l.series_id is not null and (
        exists (select from (${paidSeries(sql)}) paid where paid.student_id = lp.student_id and paid.series_id = l.series_id)
        or not exists (select from (${paidSeries(sql)}) paid)))), '[]')`;
