import type { Sql } from '../../../platform/database/connect.js';
import type { BarnTransaction } from '../../../platform/event-store/barn-transaction.js';
import { notFound } from '../../../platform/errors/refusal.js';
import type { Registered } from '../domain/decide-registration.js';

/** Ids of the lessons of a series that have not begun and take place. */
export const lessonsToCome = ({ sql, farmId, now }: BarnTransaction, seriesId: string) => sql`
  select l.lesson_id from lesson l
  where l.farm_id = ${farmId} and l.series_id = ${seriesId} and l.starts_at > ${now} and not l.is_cancelled`;

export async function registrationFacts({ sql, farmId }: BarnTransaction, seriesId: string): Promise<Registered> {
  const [found] = await sql<Registered[]>`
    select r.max_enrollment as "maxEnrollment", array(select s.student_id from registered_student s
      where s.farm_id = r.farm_id and s.series_id = r.series_id)::text[] as "studentIds"
    from registration r where r.farm_id = ${farmId} and r.series_id = ${seriesId}`;
  if (!found) throw notFound('The session', 'series_id');
  return found;
}

/** What a session of the rows `r` is called: as its first lesson. */
export const sessionTitle = (sql: Sql) => sql`(
  select l.title from lesson l where l.farm_id = r.farm_id and l.series_id = r.series_id
  order by l.scheduled_date, l.start_time limit 1)`;

export interface SessionOfStudent {
  studentId: string;
  productId: string;
  title: string;
}

/** For which sessions these students are registered, and what each is sold as. */
export const sessionsOf = ({ sql, farmId }: BarnTransaction, studentIds: readonly string[]) => sql<SessionOfStudent[]>`
  select s.student_id as "studentId", r.product_id as "productId", ${sessionTitle(sql)} as title
  from registered_student s join registration r on r.farm_id = s.farm_id and r.series_id = s.series_id
  where s.farm_id = ${farmId} and s.student_id = any(${studentIds}::uuid[])`;
