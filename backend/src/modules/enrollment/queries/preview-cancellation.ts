import { QueryHandler } from '@nestjs/cqrs';
import type { Sql } from '../../../platform/database/connect.js';
import { notFound, Refusal } from '../../../platform/errors/refusal.js';
import { barnQuery, BarnQueryHandler, type Asker } from '../../../platform/messages/barn-query.js';
import { enabled } from '../../../platform/tenancy/barn-settings.js';
import { loadBarnSettings } from '../../../platform/tenancy/load-barn-settings.js';
import {
  usableUntil,
  type CancellationEffect,
  type CancellationOutcome,
  type Cover,
  type PolicyInForce,
} from '../domain/cancellation-policy.js';
import { cancellationSentence, remainAfterReturn } from '../domain/cancellation-sentence.js';
import { checkDone, outcomeKey, outcomeOf, type StudentCancellation } from '../domain/decide-cancellation.js';
import { calledOffSentence, policySentence } from '../domain/policy-words.js';
import { barnToday } from '../domain/issue-dates.js';
import type { NamedKind } from '../domain/lesson-kind.js';
import { paidNext } from '../domain/paid-next.js';
import { coverOf, type PlaceFacts } from '../domain/place-facts.js';
import { cancellationTerms } from '../domain/terms.js';
import { checkMayOpen, knowsPlace } from '../domain/staff-limits.js';
import { statusName, type StatusCode } from '../domain/status.js';
import type { CancelPreviewReply } from '../http/enrollment.replies.js';
import { inForce, policyOfPlace } from '../facts/policy-in-force.js';
import { placeFacts } from '../facts/load-places.js';
import { waitingPlaces } from './waiting-places.js';
import { activeMates, familiesOf } from '../../people/contracts.js';
import { packages, paidPrograms, products } from '../lookups.js';

interface CancellationPreview {
  lessonPersonId: string;
  action?: string;
  /** Staff ask what the family would get. */
  byPolicy?: boolean;
  reason?: string | undefined;
}

/** Asks the same decision as the command. */
export class PreviewCancellation extends barnQuery<CancellationPreview, CancelPreviewReply>(
  'enrollment.PreviewCancellation',
) {}

/** Dates are null because they make no difference to the effect. */
const standing = ({ isCancelled, code, unit, compensation }: PlaceFacts) =>
  isCancelled
    ? { phase: 'cancelled' as const, code, unit: unit ?? 'none', compensation: compensation ?? 'none', dates: null }
    : { phase: 'active' as const };

function verdictOn(command: StudentCancellation, outcome: CancellationOutcome, place: PlaceFacts) {
  try {
    return { isDone: checkDone(command, outcome, standing(place)), reason: null };
  } catch (error) {
    if (error instanceof Refusal) return { isDone: false, reason: error.message };
    throw error;
  }
}

interface Named {
  programs: string[];
  pays?: NamedKind;
  ownerId?: string;
  sharedWith?: string[];
  /** First names of the family's riders, where they share the package. */
  names?: Record<string, string> | null;
}

const namedAndWaiting = (sql: Sql, farmId: string, lessonPersonId: string) =>
  Promise.all([
    sql<Named[]>`
      select k.student_id as "ownerId",
        case when k.is_shared then ${activeMates(sql, farmId, sql`k.student_id`)} else '{}' end as "sharedWith",
        case when k.is_shared then (
          select jsonb_object_agg(s.student_id, p.first_name) from student s
            join person p on p.farm_id = s.farm_id and p.person_id = s.person_id
          where s.farm_id = k.farm_id and s.student_id in ${familiesOf(sql, farmId, sql`(select k.student_id)`)}) end as names,
        array(select pp.program_id from ${paidPrograms(sql)} pp
          where pp.farm_id = k.farm_id and pp.product_id = k.product_id) as programs,
        jsonb_build_object('priceClass', sold.price_class, 'horses', sold.lesson_horses, 'minutes', sold.lesson_minutes) as pays
      from lesson_person lp
        join ${packages(sql)} k on k.farm_id = lp.farm_id and k.package_id = lp.package_id
        join ${products(sql)} sold on sold.farm_id = k.farm_id and sold.product_id = k.product_id
      where lp.farm_id = ${farmId} and lp.lesson_person_id = ${lessonPersonId}`,
    waitingPlaces(
      sql,
      farmId,
      sql`(
        select lp.student_id from lesson_person lp where lp.farm_id = ${farmId} and lp.lesson_person_id = ${lessonPersonId}
        union ${familiesOf(
          sql,
          farmId,
          sql`(
            select k.student_id from lesson_person lp
              join ${packages(sql)} k on k.farm_id = lp.farm_id and k.package_id = lp.package_id and k.is_shared
            where lp.farm_id = ${farmId} and lp.lesson_person_id = ${lessonPersonId})`,
        )})`,
    ),
  ]);

@QueryHandler(PreviewCancellation)
export class PreviewCancellationHandler extends BarnQueryHandler<PreviewCancellation> {
  async answer(
    sql: Sql,
    { lessonPersonId, action, byPolicy, reason: called }: CancellationPreview,
    { farmId, actor, now }: Asker & { now: Date },
  ) {
    const [barn, found, place, [[{ names, ...named } = { programs: [] }], waiting]] = await Promise.all([
      loadBarnSettings(sql),
      policyOfPlace(sql, farmId, lessonPersonId),
      placeFacts(sql, farmId, actor, lessonPersonId),
      namedAndWaiting(sql, farmId, lessonPersonId),
    ]);
    const by = actor.userType === 'STU' ? ('family' as const) : ('staff' as const);
    if (!place || !knowsPlace(actor, place)) throw notFound('The lesson student');
    checkMayOpen(actor, place);
    const [terms, today] = [cancellationTerms(barn), barnToday(now, barn.timeZone)];
    const cover = coverOf(place, terms);
    const policy = inForce(found, barn);
    const command = {
      by,
      action,
      byPolicy,
      reason: called,
      policy,
      place,
      cover,
      terms,
      clientsCanCancel: enabled(barn, 'clients_can_cancel'),
      now,
      today,
      notify: false,
      messageId: null,
    };
    const outcome = outcomeOf(command);
    const { isDone, reason } = verdictOn(command, outcome, place);
    const effect = isDone ? standsAs(place, outcome) : outcome;
    const next = paidNext(place, outcome, { ...named, waiting });
    const rider = next && next.studentId !== place.studentId ? (names?.[next.studentId] ?? null) : null;
    const paysFor = next && { ...next, rider };
    const { noticeHours } = terms;
    const [student, currency] = [place.firstName, barn.currency];
    return {
      allowed: reason === null ? 1 : 0,
      reason,
      code: effect.code as StatusCode,
      code_name: statusName(effect.code),
      inside_notice: outcome.insideNotice ? 1 : 0,
      notice_hours: noticeHours,
      unit: effect.unit,
      compensation: effect.compensation,
      sentence:
        reason ??
        (isDone
          ? 'This lesson has been cancelled like this already, so nothing changes.'
          : cancellationSentence({
              student,
              audience: by,
              noticeHours,
              cover,
              outcome,
              currency,
              today,
              paysFor,
              judged: outcome.judged,
            })),
      called_off_sentence: policy && called && by === 'staff' ? calledOffSentence(policy.rule, called, barn) : null,
      ...underPolicy(policy, { startsAt: place.startsAt, currency }, outcome),
      outcome_key: outcomeKey(outcome, policy),
      ...inPackage(cover, effect, paysFor),
      makeup_expiry_date: isDone ? null : usableUntil(outcome, cover),
    };
  }
}

const standsAs = ({ code, unit, compensation }: PlaceFacts, outcome: CancellationEffect): CancellationEffect => ({
  ...outcome,
  code,
  unit: unit ?? 'none',
  compensation: compensation ?? 'none',
});

function inPackage(cover: Cover, { unit }: CancellationEffect, paysFor: { lessonDate: string } | null) {
  if (cover.kind === 'nothing') return { product_name: null, remain_after: null };
  const { productName, remain, isReturned } = cover;
  const staysUsed = remain === null ? null : Math.max(0, remain - (isReturned ? 1 : 0));
  return {
    product_name: productName,
    remain_after: unit === 'released' && remain !== null ? remainAfterReturn(cover, remain, paysFor) : staysUsed,
  };
}

/** The rule in words for this lesson; null where the barn has none of its own. */
function underPolicy(
  policy: PolicyInForce | undefined,
  about: { startsAt: Date; currency: string },
  { judged, calledOff, promised }: CancellationOutcome,
) {
  if (!policy) return { policy_sentence: null, late_fee: 0, is_by_policy: 0, waits_for_filling: 0 };
  const { rule, timeZone } = policy;
  return {
    policy_sentence: policySentence(rule, { ...about, timeZone, freeLeft: judged ? freeBefore(judged) : undefined }),
    late_fee: (judged?.feeMinor ?? 0) / 100,
    is_by_policy: (judged ?? calledOff) ? 1 : 0,
    waits_for_filling: promised ? 1 : 0,
  };
}

/** The rule speaks of what is left now, not after this cancellation. */
const freeBefore = ({ freeLeft, isFree }: NonNullable<CancellationOutcome['judged']>) =>
  freeLeft === null ? null : freeLeft + (isFree ? 1 : 0);
