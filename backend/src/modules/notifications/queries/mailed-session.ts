import type { Sql } from '../../../platform/database/connect.js';
import { sessionTitle, shareOf, type Share } from '../../enrollment/contracts.js';
import { familyFacts } from './family-facts.js';
import { remarks } from './remarks.js';

export interface MailedSession {
  title: string;
  firstDay: string;
  lastDay: string;
  whatToBring: string | null;
  /** What it is sold as, and for how much to this rider; minor units, without tax. */
  productName: string;
  priceMinor: number;
}

interface Asked {
  seriesId: string;
  studentId: string;
  remarkId?: string | null;
}

interface Row extends MailedSession {
  count: number;
  state: 'registered' | 'asked' | null;
  share: Share | null;
}

/** A session by its lessons that take place, the rider's family, and what stands in a remark. One round trip. */
export async function familyAndSession(sql: Sql, farmId: string, { seriesId, studentId, remarkId = null }: Asked) {
  const [family, [found], written] = await Promise.all([
    familyFacts(sql, farmId, studentId),
    sql<Row[]>`
      select ${sessionTitle(sql)} as title, days.first as "firstDay", days.last as "lastDay", r.what_to_bring as "whatToBring",
        p.product_name as "productName", p.price_minor as "priceMinor", p.product_count as count, e.state,
        case when e.of_lessons > e.lessons then json_build_object('lessons', e.lessons, 'of', e.of_lessons) end as share
      from registration r
      join product p on p.farm_id = r.farm_id and p.product_id = r.product_id
      left join registered_student e on e.farm_id = r.farm_id and e.series_id = r.series_id and e.student_id = ${studentId}
      cross join lateral (
        select min(l.scheduled_date) as first, max(l.scheduled_date) as last from lesson l
        where l.farm_id = r.farm_id and l.series_id = r.series_id and not l.is_cancelled) days
      where r.farm_id = ${farmId} and r.series_id = ${seriesId} and days.first is not null`,
    remarkId ? remarks(sql, farmId, [remarkId]) : new Map<string, string>(),
  ]);
  return {
    family,
    session: found && (found.share ? shareOf(found, found.share) : found),
    state: found?.state ?? null,
    remark: (remarkId && written.get(remarkId)) || null,
  };
}

/** The rider's places in its lessons to come. */
export const placesInSession = (
  sql: Sql,
  farmId: string,
  { seriesId, studentId, now }: { seriesId: string; studentId: string; now: Date },
) => sql<{ lessonPersonId: string; lessonId: string }[]>`
  select lp.lesson_person_id as "lessonPersonId", lp.lesson_id as "lessonId"
  from lesson_person lp join lesson l on l.farm_id = lp.farm_id and l.lesson_id = lp.lesson_id
  where lp.farm_id = ${farmId} and l.series_id = ${seriesId} and lp.student_id = ${studentId}
    and not lp.is_cancelled and not l.is_cancelled and l.starts_at > ${now}`;

/** Those of a family's riders for whom a place in a next season is still kept until then or, without, who are still registered in it. */
export const ridersInSeason = (
  sql: Sql,
  farmId: string,
  { seriesId, studentIds, until }: { seriesId: string; studentIds: readonly string[]; until: string | null },
) => sql<{ name: string }[]>`
  select p.first_name as name
  from student s join person p on p.farm_id = s.farm_id and p.person_id = s.person_id
  where s.farm_id = ${farmId} and s.student_id = any(${[...studentIds]}::uuid[]) and case when ${until === null} then exists (
      select from registered_student e where e.farm_id = s.farm_id and e.series_id = ${seriesId} and e.student_id = s.student_id)
    else exists (
      select from waiting_entry w where w.farm_id = s.farm_id and w.lesson_id = ${seriesId} and w.student_id = s.student_id
        and w.of_session and w.offered_until = ${until}) end
  order by lower(p.first_name), s.student_id`;
