import type { Sql } from '../../../platform/database/connect.js';
import type { Erased } from '../../../platform/erasure/erased.js';
import { barnDay, isOwed, openMinor } from '../../billing/contracts.js';
import { isWaiting } from '../../enrollment/contracts.js';
import { activeMates } from '../../people/contracts.js';
import type { Ties } from '../domain/obstacles.js';

export interface Counted extends Omit<Ties, 'isOneself'> {
  /** What goes with them without being in the way. */
  readonly lessonsLeft: number;
  /** Packages whose lessons are not counted, and that have not expired. */
  readonly flatPackages: number;
  /** Packages that have not expired and pass to another rider of the family. */
  readonly sharedPackages: number;
  readonly unpaidLessons: number;
  readonly notes: number;
  /** Titles of lessons that name them: these stay in the log. */
  readonly titles: number;
}

/** What ties people to the barn; one round trip. */
export async function tiesOf(sql: Sql, farmId: string, now: Date, people: Erased, staffIds: readonly string[]) {
  const [persons, riders, accounts] = [people.personIds, people.studentIds, people.accountIds].map((ids) => [...ids]);
  const staff = [...staffIds];
  const today = barnDay(sql, farmId, now);
  const theirPlaces = sql`
    select lp.lesson_person_id from lesson_person lp where lp.farm_id = ${farmId} and lp.student_id = any(${riders}::uuid[])`;
  const given = sql`(l.instructor_id = any(${staff}::uuid[]) or exists (
    select from jsonb_array_elements(l.extra_staff) extra where (extra ->> 'instructor_id')::uuid = any(${staff}::uuid[])))`;
  const theirPayers = sql`select billing_person_id from person where farm_id = ${farmId} and person_id = any(${persons}::uuid[])`;
  const staysShared = sql`(p.is_shared and exists (
    select from unnest(${activeMates(sql, farmId, sql`p.student_id`)}) mate where mate <> all(${riders}::uuid[])))`;
  const [row] = await sql<[Counted]>`
    select
      (select count(*)::int from lesson_person lp join lesson l on l.farm_id = lp.farm_id and l.lesson_id = lp.lesson_id
        where lp.farm_id = ${farmId} and lp.student_id = any(${riders}::uuid[]) and not lp.is_cancelled and not l.is_cancelled
          and l.starts_at > ${now}) as booked,
      (select count(*)::int from lesson l
        where l.farm_id = ${farmId} and not l.is_cancelled and l.starts_at > ${now} and ${given}) as taught,
      (select count(*)::int from payment pay where pay.farm_id = ${farmId} and pay.billing_person_id = any(${accounts}::uuid[])
        and ${isOwed(sql)}) as "unpaidInvoices",
      (select coalesce(sum(${openMinor(sql)}), 0)::bigint from payment pay where pay.farm_id = ${farmId}
        and pay.billing_person_id = any(${accounts}::uuid[]) and ${isOwed(sql)}) as "unpaidMinor",
      (select count(*)::int from payment pay where pay.farm_id = ${farmId} and pay.refund_state in ('pending', 'failed')
        and (pay.billing_person_id = any(${accounts}::uuid[]) or pay.refund_for in (${theirPlaces}))) as refunds,
      (select count(*)::int from package p where p.farm_id = ${farmId} and p.student_id = any(${riders}::uuid[]) and p.kind = 'credit'
        and p.used < p.start_count and (p.expiry_date is null or p.expiry_date >= ${today})) as credits,
      (select count(*)::int from card_payment c where c.farm_id = ${farmId} and c.billing_person_id in (${theirPayers})
        and c.state in ('open', 'returning', 'stranded')) as "cardPayments",
      (select count(*)::int from card_dispute d join payment pay on pay.farm_id = d.farm_id and pay.payment_id = d.payment_id
        where d.farm_id = ${farmId} and d.state = 'open' and pay.billing_person_id in (${theirPayers})) as disputes,
      (select coalesce(sum(p.start_count - p.used), 0)::int from package p where p.farm_id = ${farmId}
        and p.student_id = any(${riders}::uuid[]) and p.kind <> 'credit' and p.is_tracked and p.coverage = 'lessons'
        and not ${staysShared} and (p.expiry_date is null or p.expiry_date >= ${today})) as "lessonsLeft",
      (select count(*)::int from package p where p.farm_id = ${farmId} and p.student_id = any(${riders}::uuid[])
        and ${staysShared} and (p.expiry_date is null or p.expiry_date >= ${today})) as "sharedPackages",
      (select count(*)::int from package p where p.farm_id = ${farmId} and p.student_id = any(${riders}::uuid[])
        and p.is_tracked and p.coverage <> 'lessons' and p.expiry_date >= ${today}) as "flatPackages",
      (select count(*)::int from lesson_person lp join lesson l on l.farm_id = lp.farm_id and l.lesson_id = lp.lesson_id
        where lp.farm_id = ${farmId} and lp.student_id = any(${riders}::uuid[]) and not l.is_cancelled and l.starts_at <= ${now}
          and ${isWaiting(sql)}) as "unpaidLessons",
      (select count(*)::int from note n where n.farm_id = ${farmId} and n.person_id = any(${persons}::uuid[])) as notes,
      (select count(*)::int from lesson l where l.farm_id = ${farmId}
        and (l.title ~* ${people.words} or l.series_description ~* ${people.words})
        and (${given} or exists (select from lesson_person lp where lp.farm_id = l.farm_id and lp.lesson_id = l.lesson_id
          and lp.student_id = any(${riders}::uuid[])))) as titles`;
  return row;
}
