import type { Sql } from '../../../platform/database/connect.js';
import type { BarnTransaction } from '../../../platform/event-store/barn-transaction.js';
import { notFound } from '../../../platform/errors/refusal.js';
import type { Registered, RegisteringRider } from '../domain/decide-registration.js';
import type { SessionAges, Share } from '../domain/registration-terms.js';
import { waitingStream, type WaitingList } from '../domain/waiting-list.js';

/** Ids of the lessons of a series, or of several, that have not begun and take place. */
export const lessonsToCome = (
  { sql, farmId, now }: Pick<BarnTransaction, 'sql' | 'farmId' | 'now'>,
  seriesId: string | readonly string[],
) => sql`
  select l.lesson_id from lesson l
  where l.farm_id = ${farmId} and l.series_id = any(${[seriesId].flat()}::uuid[]) and l.starts_at > ${now} and not l.is_cancelled`;

/** A session as whoever registers finds it. */
export interface SessionFacts extends Registered, SessionAges {
  readonly needsApproval: boolean;
  /** That take place, whether they have begun or not. */
  readonly lessonCount: number;
  /** Who waits for a place in it, or has one held. */
  readonly list: WaitingList;
}

export async function registrationFacts(barn: BarnTransaction, seriesId: string): Promise<SessionFacts> {
  const { sql, farmId } = barn;
  const [[found], list] = await Promise.all([
    sql<Omit<SessionFacts, 'list'>[]>`
    select r.max_enrollment as "maxEnrollment", r.age_from as "ageFrom", r.age_to as "ageTo",
      r.needs_approval as "needsApproval", held.first_day as "firstDay", held.count as "lessonCount", (
        select coalesce(json_agg(json_build_object('studentId', s.student_id, 'state', s.state)), '[]')
        from registered_student s where s.farm_id = r.farm_id and s.series_id = r.series_id) as places
    from registration r
    cross join lateral (
      select min(l.scheduled_date) as first_day, count(*)::int as count from lesson l
      where l.farm_id = r.farm_id and l.series_id = r.series_id and not l.is_cancelled) held
    where r.farm_id = ${farmId} and r.series_id = ${seriesId}`,
    barn.load(waitingStream, seriesId),
  ]);
  if (!found) throw notFound('The session', 'series_id');
  return { ...found, list };
}

/** Whose age is asked. */
export const registeringRiders = ({ sql, farmId }: BarnTransaction, studentIds: readonly string[]) =>
  sql<RegisteringRider[]>`
    select s.student_id as "studentId", p.person_name as name, s.date_of_birth as "dateOfBirth"
    from student s join person p on p.farm_id = s.farm_id and p.person_id = s.person_id
    where s.farm_id = ${farmId} and s.student_id = any(${[...studentIds]}::uuid[])`;

/** What a session of the rows `r` is called: as its first lesson. */
export const sessionTitle = (sql: Sql) => sql`(
  select l.title from lesson l where l.farm_id = r.farm_id and l.series_id = r.series_id
  order by l.scheduled_date, l.start_time limit 1)`;

export interface SessionOfStudent {
  studentId: string;
  productId: string;
  title: string;
  /** What is paid of it; null for the whole. */
  share: Share | null;
}

/** For which sessions these students are registered, and what each is sold as. */
export const sessionsOf = (
  { sql, farmId }: Pick<BarnTransaction, 'sql' | 'farmId'>,
  studentIds: readonly string[],
) => sql<SessionOfStudent[]>`
  select s.student_id as "studentId", r.product_id as "productId", ${sessionTitle(sql)} as title,
    case when s.of_lessons > s.lessons then json_build_object('lessons', s.lessons, 'of', s.of_lessons) end as share
  from registered_student s join registration r on r.farm_id = s.farm_id and r.series_id = s.series_id
  where s.farm_id = ${farmId} and s.student_id = any(${[...studentIds]}::uuid[]) and s.state = 'registered'
  order by s.registered_at desc`;
