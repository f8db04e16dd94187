import { CommandHandler } from '@nestjs/cqrs';
import type { BarnTransaction } from '../../../platform/event-store/barn-transaction.js';
import { barnCommand, BarnCommandHandler } from '../../../platform/messages/barn-command.js';
import { plusDays } from '../../scheduling/contracts.js';
import { familiesOf } from '../domain/decide-season.js';
import { LONGEST_SEASON_DAYS } from '../domain/season-days.js';
import type { SeasonPlan } from '../domain/season-plan.js';
import { waitingStream } from '../domain/waiting-list.js';
import { seasonFacts, type SeasonFacts } from '../facts/season-facts.js';
import type { SeasonAnnounced } from '../registration-events.js';
import type { WaitingEvent } from '../waiting-events.js';
import { OpenRegistration } from './open-registration.js';

/**
 * The next season of a session, with whoever stays in it or has a place kept: all in one transaction. One of the same name that begins on
 * the same day is there already. Answers with the id of the series.
 */
export class BeginNextSeason extends barnCommand<SeasonPlan, string>('enrollment.BeginNextSeason') {}

@CommandHandler(BeginNextSeason)
export class BeginNextSeasonHandler extends BarnCommandHandler<BeginNextSeason> {
  async handle(barn: BarnTransaction, plan: SeasonPlan) {
    const facts = await seasonFacts(barn, plan);
    const begun = await begunAlready(barn, plan, facts);
    if (begun) return begun;
    const placed = facts.riders.filter(({ because }) => because === null).map(({ studentId }) => studentId);
    const seriesId = await barn.execute(OpenRegistration, {
      ...asWishes(plan, facts),
      studentIds: plan.riders === 'keep' ? placed : [],
    });
    if (facts.until) await keepPlaces(barn, { seriesId, studentIds: placed, until: facts.until.toISOString() });
    for (const studentIds of familiesOf(facts.riders))
      barn.record(`registration-${seriesId}`, {
        type: 'enrollment.SeasonAnnounced',
        data: { seriesId, studentIds, until: facts.until?.toISOString() ?? null },
      } satisfies SeasonAnnounced);
    return seriesId;
  }
}

async function begunAlready({ sql, farmId }: BarnTransaction, { seriesId, title }: SeasonPlan, { days }: SeasonFacts) {
  const [begun] = await sql<{ seriesId: string }[]>`
    select r.series_id as "seriesId" from registration r
    join series s on s.farm_id = r.farm_id and s.series_id = r.series_id and s.title = ${title} and s.first_date = ${days[0] ?? null}
    where r.farm_id = ${farmId} and r.follows_series_id = ${seriesId}
      and exists (select from lesson l where l.farm_id = r.farm_id and l.series_id = r.series_id)`;
  return begun?.seriesId;
}

/** Closed days are left out by the plan itself; what lies between in a session of several days in a row is skipped. */
function asWishes({ title, seriesId }: SeasonPlan, { former, days, productId, maxEnrollment }: SeasonFacts) {
  const first = days[0] ?? '';
  const last = days.at(-1) ?? first;
  const between = Array.from({ length: LONGEST_SEASON_DAYS + 1 }, (_, step) => plusDays(first, step)).filter(
    (date) => date <= last,
  );
  const { frequency, period, isAllday, instructorId, locationId, description, whatToBring, ageFrom, ageTo } = former;
  return {
    title,
    followsSeriesId: seriesId,
    productId,
    sectionId: former.sectionId,
    start: { date: first, time: former.startTime },
    end: { date: plusDays(first, former.lastsDays), time: former.endTime },
    isAllday,
    ...(instructorId !== null && { instructorId }),
    ...(locationId !== null && { locationId }),
    horseIds: [],
    extraStaff: former.extraStaff,
    recurrence: { frequency, period, end: { type: 'on_date' as const, date: last } },
    skipDates: between.filter((date) => !days.includes(date)),
    ...(maxEnrollment !== null && { maxEnrollment }),
    ...(description !== null && { description }),
    ...(whatToBring !== null && { whatToBring }),
    ...(ageFrom !== null && { ageFrom }),
    ...(ageTo !== null && { ageTo }),
    needsApproval: former.needsApproval,
    // The mail about the season says it all.
    notify: false,
  };
}

async function keepPlaces(
  barn: BarnTransaction,
  { seriesId, studentIds, until }: { seriesId: string; studentIds: readonly string[]; until: string },
) {
  await barn.load(waitingStream, seriesId);
  const events = studentIds.flatMap((studentId): WaitingEvent[] => {
    const of = { entryId: barn.newId(), lessonId: seriesId, studentId };
    return [
      { type: 'enrollment.WaitingJoined', data: { ...of, autoEnrol: false, withMakeup: false, ofSession: true } },
      { type: 'enrollment.PlaceOffered', data: { ...of, until, firstRefusal: true } },
    ];
  });
  barn.append(waitingStream, seriesId, events);
}
