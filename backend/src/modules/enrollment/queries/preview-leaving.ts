import { QueryHandler } from '@nestjs/cqrs';
import type { Sql } from '../../../platform/database/connect.js';
import { notFound } from '../../../platform/errors/refusal.js';
import { barnQuery, BarnQueryHandler, type Asker } from '../../../platform/messages/barn-query.js';
import { loadBarnSettings } from '../../../platform/tenancy/load-barn-settings.js';
import { cancellationSentence } from '../domain/cancellation-sentence.js';
import { leavingOf, type LateLeaving } from '../domain/leaving.js';
import { checkKnowsStudent } from '../domain/staff-limits.js';
import { placesOfLessons } from '../facts/load-places.js';
import { inForceOfLessons, policiesOfPlaces } from '../facts/policy-in-force.js';
import { studentFacts } from '../facts/student-facts.js';
import { lessonsToCome } from './registration-facts.js';

export interface LeavingPreview {
  /** Lessons that are given up, and what pays for them is free again. */
  free: number;
  /** Those inside the notice, each with what becomes of it. */
  late: { scheduled_date: string; sentence: string }[];
  /** To send along when it is done. */
  outcome_key: string;
}

/** What giving a session up means, by the decision that does it. Staff give everything back. */
export class PreviewLeaving extends barnQuery<{ seriesId: string; studentId: string }, LeavingPreview>(
  'enrollment.PreviewLeaving',
) {}

@QueryHandler(PreviewLeaving)
export class PreviewLeavingHandler extends BarnQueryHandler<PreviewLeaving> {
  async answer(
    sql: Sql,
    { seriesId, studentId }: { seriesId: string; studentId: string },
    { farmId, actor, now }: Asker & { now: Date },
  ) {
    const toCome = lessonsToCome({ sql, farmId, now }, seriesId);
    const [barn, student, places, policies, registered] = await Promise.all([
      loadBarnSettings(sql),
      studentFacts(sql, farmId, actor, studentId),
      placesOfLessons(sql, farmId, actor, toCome),
      policiesOfPlaces(sql, farmId, sql`lp.student_id = ${studentId} and l.lesson_id in (${toCome})`),
      sql`select from registered_student where farm_id = ${farmId} and series_id = ${seriesId}
        and student_id = ${studentId} and state = 'registered'`,
    ]);
    checkKnowsStudent(student);
    if (registered.length === 0) throw notFound('The registration', 'student_id');
    const theirs = [...places.values()].filter((one) => one.studentId === studentId && !one.isCancelled);
    if (actor.userType !== 'STU') return { free: theirs.length, late: [], outcome_key: '' };
    const leaving = leavingOf({
      places: theirs,
      policies: inForceOfLessons(policies, barn),
      barn,
      now,
      notify: false,
    });
    const { free, late, cancels, key } = leaving;
    return { free: free.length, late: late.map((one) => told(one, cancels, barn.currency)), outcome_key: key };
  }
}

const told = ({ place, cancellation, outcome }: LateLeaving, cancels: boolean, currency: string) => {
  const { cover, terms, today } = cancellation;
  return {
    scheduled_date: place.date,
    sentence: cancels
      ? cancellationSentence({
          student: place.firstName,
          audience: 'family',
          noticeHours: terms.noticeHours,
          // How many are left follows from all of them together.
          cover: cover.kind === 'nothing' ? cover : { ...cover, remain: null },
          outcome,
          currency,
          today,
          paysFor: null,
          judged: outcome.judged,
        })
      : 'Families cannot cancel lessons here, so it stays booked.',
  };
};
