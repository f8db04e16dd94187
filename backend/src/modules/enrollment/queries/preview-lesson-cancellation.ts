import { setImmediate as breath } from 'node:timers/promises';
import { QueryHandler } from '@nestjs/cqrs';
import { chunk } from '../../../platform/concurrency/chunk.js';
import type { Sql } from '../../../platform/database/connect.js';
import { notFound } from '../../../platform/errors/refusal.js';
import { barnQuery, BarnQueryHandler, type Asker } from '../../../platform/messages/barn-query.js';
import type { Actor } from '../../../platform/tenancy/actor.js';
import { loadBarnSettings } from '../../../platform/tenancy/load-barn-settings.js';
import type { LessonFacts } from '../domain/booking-facts.js';
import { usableUntil, type CancellationTerms, type Cover } from '../domain/cancellation-policy.js';
import { cancellationSentence } from '../domain/cancellation-sentence.js';
import { decideRosterCancellation } from '../domain/decide-roster-cancellation.js';
import { affectedLessons, datesOfLesson, whenCalledOff } from '../../scheduling/contracts.js';
import { enrollmentErrors } from '../domain/errors.js';
import { barnToday, type ChosenDates } from '../domain/issue-dates.js';
import { MoneyGiven } from '../domain/money-given.js';
import { coverOf, type PlaceFacts } from '../domain/place-facts.js';
import { COUNTED_AS, countedAs, countsOf, rosterCancellationSentence } from '../domain/roster-cancellation-summary.js';
import { cancellationTerms } from '../domain/terms.js';
import { checkMayOpen, knowsPlace, mayOpen } from '../domain/staff-limits.js';
import { isBarnAction, isCancelCode, issuesPackages, statusName, type StatusCode } from '../domain/status.js';
import type { StudentCancelled } from '../events.js';
import type { LessonPreviewReply, RiderPreviewReply } from '../http/enrollment.replies.js';
import { saidByPolicies } from '../domain/said-by-policies.js';
import { lessonFacts } from '../facts/lesson-facts.js';
import { policiesOfLessons, whenCalledOffBy } from '../facts/lesson-policies.js';
import { placesOfLessons } from '../facts/load-places.js';

/** More than the riders of a lesson. */
const MOST_NAMED = 100;
/** Of thousands of lessons; others are served in between. */
const AT_ONCE = 25;

interface LessonCancellationPreview {
  lessonIds: readonly string[];
  /** Left out: as each lesson's policy says for the reason, or the barn's settings. */
  action?: string | undefined;
  reason?: string | undefined;
  dates: ChosenDates;
  /** The day that the dates were chosen for; by default each lesson's own. */
  day?: string | null;
  applyToFuture: boolean;
}

export class PreviewLessonCancellation extends barnQuery<LessonCancellationPreview, LessonPreviewReply>(
  'enrollment.PreviewLessonCancellation',
) {}

@QueryHandler(PreviewLessonCancellation)
export class PreviewLessonCancellationHandler extends BarnQueryHandler<PreviewLessonCancellation> {
  async answer(sql: Sql, input: LessonCancellationPreview, { farmId, actor, now }: Asker & { now: Date }) {
    const concerned = affectedLessons(sql, farmId, input);
    const [barn, found, places, policies] = await Promise.all([
      loadBarnSettings(sql),
      lessonFacts(sql, farmId, actor, concerned),
      placesOfLessons(sql, farmId, actor, concerned),
      policiesOfLessons(sql, farmId, concerned),
    ]);
    const chosenIds = new Set(input.lessonIds);
    const { allowed, lessons } = openAmong(found, chosenIds, actor);
    const [terms, today] = [cancellationTerms(barn), barnToday(now, barn.timeZone)];
    const asked = { action: isBarnAction(input.action) ? input.action : undefined, reason: input.reason ?? 'OTH' };
    const outcomeOf = (lessonId: string) =>
      whenCalledOff(asked, whenCalledOffBy(policies.get(lessonId)), terms.lessonDefault);
    const riders = ridersByLesson(places);
    // Lessons chosen one by one each count their dates from their own day.
    const chosenDate = input.applyToFuture
      ? found.find(({ lessonId }) => chosenIds.has(lessonId))?.date
      : (input.day ?? undefined);
    const given = new MoneyGiven();
    const effects: StudentCancelled['data'][] = [];
    const decide = ({ lessonId, date, title }: LessonFacts) => {
      const { action, ruledBy } = outcomeOf(lessonId);
      return decideRosterCancellation(
        {
          lessonId,
          date,
          title,
          action,
          reason: asked.reason,
          ruledBy,
          lasts: policies.get(lessonId)?.lasts,
          dates:
            isCancelCode(action) && issuesPackages(action) && !ruledBy
              ? datesOfLesson(input.dates, { chosen: chosenDate ?? date, lesson: date })
              : {},
          notify: false,
          messageId: null,
          places,
          terms,
          now,
          today,
        },
        riders.get(lessonId) ?? [],
        given,
      );
    };
    for (const some of chunk(AT_ONCE, lessons)) {
      effects.push(...some.flatMap(decide).map(({ data }) => data));
      await breath();
    }
    const counts = countsOf(effects);
    const { action } = outcomeOf(lessons[0]?.lessonId ?? '');
    const words = { terms, today, currency: barn.currency };
    return {
      allowed: allowed ? 1 : 0,
      reason: allowed ? null : enrollmentErrors.lesson_cancelled().message,
      code: action as StatusCode,
      code_name: statusName(action),
      lessons: lessons.length,
      riders: effects.length,
      get_back: counts.getBack,
      makeups: counts.makeups,
      makeups_restored: counts.makeupsRestored,
      single_lessons: counts.singleLessons,
      credits: counts.credits,
      refunds: counts.refunds,
      invoices_lowered: counts.invoicesLowered,
      nothing: counts.nothing,
      sentence: rosterCancellationSentence({ lessons: lessons.length, currency: barn.currency }, effects),
      by_policy: saidByPolicies(lessons, policies, { reason: asked.reason, barn, otherwise: terms.lessonDefault }),
      students: firstOfEach(
        effects.flatMap((effect) => {
          const place = places.get(effect.lessonPersonId);
          return place && knowsPlace(actor, place) ? [{ effect, place }] : [];
        }),
      ).map(({ effect, place }) => ({ ...riderPreview(effect, place, words), code: effect.code as StatusCode })),
    };
  }
}

/** Throws if the caller may not change a chosen lesson; later ones that belong to others are skipped. A01 */
function openAmong(found: readonly LessonFacts[], chosenIds: ReadonlySet<string>, actor: Actor) {
  const chosen = found.filter(({ lessonId }) => chosenIds.has(lessonId));
  if (chosen.length < chosenIds.size) throw notFound('The event');
  for (const lesson of chosen) checkMayOpen(actor, lesson);
  const allowed = chosen.some((lesson) => !lesson.isCancelled);
  return { allowed, lessons: allowed ? found.filter((lesson) => !lesson.isCancelled && mayOpen(actor, lesson)) : [] };
}

function ridersByLesson(places: ReadonlyMap<string, PlaceFacts>) {
  const riders = new Map<string, PlaceFacts[]>();
  for (const place of places.values()) {
    const beside = riders.get(place.lessonId) ?? [];
    riders.set(place.lessonId, beside);
    if (!place.isCancelled || place.waitsForFilling) beside.push(place);
  }
  return riders;
}

/** Thousands of riders are counted; named are the first of those who get the same. */
const firstOfEach = <Told extends { effect: StudentCancelled['data'] }>(told: readonly Told[]): Told[] =>
  (Object.keys(COUNTED_AS) as (keyof typeof COUNTED_AS)[]).flatMap((what) =>
    told.filter(({ effect }) => countedAs(effect) === what).slice(0, MOST_NAMED),
  );

/** Several lessons may return to one package, so a count per lesson would be wrong. */
const withoutCount = (cover: Cover): Cover => (cover.kind === 'nothing' ? cover : { ...cover, remain: null });

function riderPreview(
  effect: StudentCancelled['data'],
  place: PlaceFacts,
  { terms, today, currency }: { terms: CancellationTerms; today: string; currency: string },
): Omit<RiderPreviewReply, 'code'> {
  const { code, unit, compensation } = effect;
  const cover = withoutCount(coverOf(place, terms));
  return {
    lesson_person_id: place.lessonPersonId,
    lesson_date_time_id: place.lessonId,
    student_id: place.studentId,
    name: place.name,
    code_name: statusName(code),
    unit,
    compensation,
    counted_as: COUNTED_AS[countedAs({ unit, compensation })],
    sentence: cancellationSentence({
      student: place.firstName,
      audience: 'staff',
      noticeHours: terms.noticeHours,
      cover,
      outcome: effect,
      currency,
      today,
      paysFor: null,
    }),
    product_name: cover.kind === 'nothing' ? null : cover.productName,
    makeup_expiry_date: usableUntil(effect, cover),
  };
}
