import type { Fragment, Sql } from '../../../platform/database/connect.js';
import type { Actor } from '../../../platform/tenancy/actor.js';
import { firstKnown } from '../../../platform/database/first-known.js';
import { isShownRider, nameOfAnother } from '../../people/contracts.js';
import type { PlaceFacts } from '../domain/place-facts.js';
import { involvement } from './lesson-facts.js';
import { packagePaid } from '../queries/paid.js';
import { packages, payments, products } from '../lookups.js';

/** Money for other lessons of package `k`, and what is left of its payment. C09 */
const givenFor = (sql: Sql) => sql`
    given.units as "givenUnits", given.minor as "givenMinor",
    funds.money + funds.credit - funds.money_back - funds.credit_back - funds.credited as "leftMinor",
    jsonb_build_object('moneyMinor', funds.money, 'creditMinor', funds.credit, 'moneyBackMinor', funds.money_back,
      'creditBackMinor', funds.credit_back) as "paidWith"`;
/** How `pay` was paid, and what of it was refunded or became a credit for other places of its packages. C09 C11 */
const funds = (sql: Sql) => sql`
    cross join lateral (
      select
        coalesce(case when pay.transaction_type = 'invoice' then
            (select sum(money.total_minor - money.fee_minor) from ${payments(sql)} money
              where money.farm_id = pay.farm_id and money.invoice_id = pay.payment_id)
          else pay.total_minor - pay.fee_minor end, 0)::bigint as money,
        coalesce((select sum(-spent.price_minor) from ${packages(sql)} spent
          where spent.farm_id = pay.farm_id and spent.payment_id = pay.payment_id and spent.kind = 'credit'), 0)::bigint as credit,
        coalesce((select sum(-back.total_minor) from ${payments(sql)} back
          where back.farm_id = pay.farm_id and back.refund_of = pay.payment_id and back.refund_state in ('pending', 'done')
            and back.refund_for is distinct from lp.lesson_person_id), 0)::bigint as money_back,
        coalesce(sum(-again.price_minor) filter (where other.cancel_compensation = 'refund'), 0)::bigint as credit_back,
        coalesce(sum(other.cancel_amount_minor) filter (where other.cancel_compensation = 'credit'), 0)::bigint as credited
      from ${packages(sql)} beside
        join lesson_person other on other.farm_id = beside.farm_id and other.package_id = beside.package_id
          and other.cancel_compensation in ('credit', 'refund') and other.lesson_person_id <> lp.lesson_person_id
        left join lateral (
          select sum(issued.price_minor) as price_minor from ${packages(sql)} issued
          where issued.farm_id = other.farm_id and issued.issued_for = other.lesson_person_id and issued.kind = 'credit') again on true
      where beside.farm_id = pay.farm_id and beside.payment_id = pay.payment_id) funds`;
const given = (sql: Sql) => sql`
    left join lateral (
      select count(*)::int as units, coalesce(sum(other.cancel_amount_minor), 0)::bigint as minor from lesson_person other
      where other.farm_id = k.farm_id and other.package_id = k.package_id and other.lesson_person_id <> lp.lesson_person_id
        and other.cancel_compensation in ('credit', 'refund', 'lower_invoice')) given on true`;

const places = (sql: Sql, actor: Actor) => sql`
  select lp.lesson_person_id as "lessonPersonId", lp.lesson_id as "lessonId", lp.student_id as "studentId",
    p.first_name as "firstName", p.person_name as name, ${isShownRider(sql, actor)} as "isKnown",
    lp.status_code as code, lp.is_cancelled as "isCancelled", lp.cancel_unit as unit, lp.cancel_compensation as compensation,
    coalesce(lp.filling = 'waiting', false) as "waitsForFilling",
    lp.paid, (select remark from remark where remark.farm_id = lp.farm_id and remark.subject_id = lp.lesson_person_id) as note,
    l.scheduled_date as date, l.starts_at as "startsAt", l.title, l.series_id as "seriesId", l.is_cancelled as "lessonIsCancelled",
    ${involvement(sql, actor.personId)},
    coalesce(lp.package_id, lp.returned_to) as "packageId", k.payment_id as "paymentId",
    lp.package_id is null and lp.returned_to is not null as "isReturned", k.kind as "packageKind", k.product_name as "productName",
    ${nameOfAnother(sql)} as "ownerName",
    case when k.is_tracked and k.coverage = 'lessons' then k.start_count - k.used end as remain,
    k.coverage as "packageCoverage", k.per_week as "packagePerWeek",
    case when k.coverage = 'weekly' then array(
      select other.scheduled_date::text from lesson_person used
        join lesson other on other.farm_id = used.farm_id and other.lesson_id = used.lesson_id
      where used.farm_id = k.farm_id and used.package_id = k.package_id) else '{}' end as "packageUsedOn",
    k.expiry_date as "expiryDate", ${packagePaid(sql, { kind: sql`k.kind`, paid: sql`pay.paid` })} as "packagePaid",
    coalesce(pay.transaction_type = 'invoice' and pay.paid and pay.total_minor > 0, false) as "invoiceIsPaid",
    ${givenFor(sql)},
    case when pay.transaction_type = 'invoice' and not pay.paid then greatest(pay.total_minor, 0) else 0 end as "owedMinor",
    greatest(k.price_minor, 0) as "priceMinor", coalesce(k.tax_percent, 0)::float8 as "taxPercent",
    coalesce(k.tax_included, false) as "taxIncluded", k.start_count as "startCount",
    k.start_date as "packageStart", coalesce(k.is_tracked, false) as "packageTracked",
    case when single.coverage = 'lessons' then single.price_minor end as "singleMinor",
    single.tax_percent::float8 as "singleTax", single.product_count as "singleCount",
    exists (select from ${payments(sql)} back
      where back.farm_id = lp.farm_id and back.refund_for = lp.lesson_person_id and back.refund_state = 'done') as "isRefunded",
    exists (select from ${packages(sql)} issued
      where issued.farm_id = lp.farm_id and issued.issued_for = lp.lesson_person_id and issued.used > 0) as "issueIsUsed"
  from lesson_person lp
    join lesson l on l.farm_id = lp.farm_id and l.lesson_id = lp.lesson_id
    join section x on x.farm_id = l.farm_id and x.section_id = l.section_id
    join student s on s.farm_id = lp.farm_id and s.student_id = lp.student_id
    join person p on p.farm_id = s.farm_id and p.person_id = s.person_id
    left join instructor i on i.farm_id = l.farm_id and i.instructor_id = l.instructor_id
    left join ${packages(sql)} k on k.farm_id = lp.farm_id and k.package_id = ${firstKnown(sql, sql`lp.package_id`, sql`lp.returned_to`)}
    left join ${payments(sql)} pay on pay.farm_id = k.farm_id and pay.payment_id = k.payment_id
    left join ${products(sql)} single on single.farm_id = x.farm_id and single.product_id = x.product_id
    ${given(sql)}
    ${funds(sql)}`;

export async function placeFacts(
  sql: Sql,
  farmId: string,
  actor: Actor,
  lessonPersonId: string,
): Promise<PlaceFacts | undefined> {
  const [place] = await sql<PlaceFacts[]>`${places(sql, actor)}
    where lp.farm_id = ${farmId} and lp.lesson_person_id = ${lessonPersonId}`;
  return place;
}

/** By enrolment id, cancelled ones included, in order of enrolment; `lessonIds` may be a subquery. */
export async function placesOfLessons(
  sql: Sql,
  farmId: string,
  actor: Actor,
  lessonIds: readonly string[] | Fragment,
): Promise<ReadonlyMap<string, PlaceFacts>> {
  const chosen = 'strings' in lessonIds ? sql`array(${lessonIds})` : sql`${lessonIds}::uuid[]`;
  const rows = await sql<PlaceFacts[]>`${places(sql, actor)}
    where lp.farm_id = ${farmId} and lp.lesson_id = any(${chosen}) order by lp.enrolled_at, lp.lesson_person_id`;
  return new Map(rows.map((place) => [place.lessonPersonId, place]));
}

export const futurePlacesOf = async (
  sql: Sql,
  farmId: string,
  actor: Actor,
  { lessonId, studentId }: { lessonId: string; studentId: string },
) =>
  sql<PlaceFacts[]>`${places(sql, actor)}
    join lesson chosen on chosen.farm_id = l.farm_id and chosen.lesson_id = ${lessonId}
    where lp.farm_id = ${farmId} and lp.student_id = ${studentId} and not lp.is_cancelled
      and (l.lesson_id = chosen.lesson_id or l.series_id = chosen.series_id and l.starts_at > chosen.starts_at)
    order by l.starts_at`;
