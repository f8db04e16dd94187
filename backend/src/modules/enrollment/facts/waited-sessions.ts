import type { Refusal } from '../../../platform/errors/refusal.js';
import type { BarnTransaction } from '../../../platform/event-store/barn-transaction.js';
import type { Registered } from '../domain/decide-registration.js';
import { enrollmentErrors } from '../domain/errors.js';
import { sessionRefusal, type FittingSession } from '../domain/session-fit.js';
import { suitabilityRules } from '../domain/terms.js';
import type { LevelRange } from '../domain/suitability.js';
import { lessonsToCome } from '../queries/registration-facts.js';
import { findWarnings, only } from '../queries/warnings.js';
import { lessonFacts } from './lesson-facts.js';
import { sessionRiders } from './session-riders.js';

export interface WaitedSession extends Registered {
  readonly seriesId: string;
  readonly firstDay: string | null;
  readonly ageFrom: number | null;
  readonly ageTo: number | null;
  /** Of its last lesson that is to come; null where none is. */
  readonly lastStart: Date | null;
}

/** Sessions with a waiting list as they stand, and for what a rider's registration would be refused. */
export async function waitedSessions(barn: BarnTransaction, riders: ReadonlyMap<string, readonly string[]>) {
  const { sql, farmId, actor, now, settings } = barn;
  const seriesIds = [...riders.keys()];
  const studentIds = [...new Set([...riders.values()].flat())];
  const toCome = lessonsToCome(barn, seriesIds);
  const [sessions, known, lessons, taken] = await Promise.all([
    sql<WaitedSession[]>`
      select r.series_id as "seriesId", r.max_enrollment as "maxEnrollment", r.age_from as "ageFrom", r.age_to as "ageTo",
        days.first as "firstDay", days.last as "lastStart", (
          select coalesce(json_agg(json_build_object('studentId', s.student_id, 'state', s.state)), '[]')
          from registered_student s where s.farm_id = r.farm_id and s.series_id = r.series_id) as places
      from registration r
      cross join lateral (
        select min(l.scheduled_date) as first, max(l.starts_at) filter (where l.starts_at > ${now}) as last from lesson l
        where l.farm_id = r.farm_id and l.series_id = r.series_id and not l.is_cancelled) days
      where r.farm_id = ${farmId} and r.series_id = any(${seriesIds}::uuid[])`,
    sessionRiders(sql, farmId, studentIds),
    lessonFacts(sql, farmId, actor, toCome),
    findWarnings(barn, { lessonIds: toCome, uses: only({ rider: studentIds }) }),
  ]);
  const byId = new Map(sessions.map((session) => [session.seriesId, session]));
  const rules = suitabilityRules(settings);
  const refusalOf = (seriesId: string, studentId: string): Refusal | null => {
    const session = byId.get(seriesId);
    const rider = known.find((one) => one.studentId === studentId);
    if (!session || !rider) return enrollmentErrors.student_inactive();
    const own = lessons.filter((lesson) => lesson.seriesId === seriesId);
    const elsewhere = taken.find(
      ({ lessonId, aboutId }) => aboutId === studentId && own.some((lesson) => lesson.lessonId === lessonId),
    );
    const levels: LevelRange[] = own.map((lesson) => lesson.levels);
    const asked: FittingSession = { ...session, levels };
    return sessionRefusal(asked, rider, { elsewhere, rules });
  };
  return { session: (seriesId: string) => byId.get(seriesId), refusalOf };
}
