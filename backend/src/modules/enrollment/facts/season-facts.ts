import { randomUUID } from 'node:crypto';
import type { Sql } from '../../../platform/database/connect.js';
import { invalid, notFound } from '../../../platform/errors/refusal.js';
import type { Actor } from '../../../platform/tenancy/actor.js';
import type { BarnSettings } from '../../../platform/tenancy/barn-settings.js';
import { checkSeriesSize, onTheClock, placingOf, plusDays } from '../../scheduling/contracts.js';
import { closuresIn } from '../../setup/contracts.js';
import { decideSeason, type RiderInSeason } from '../domain/decide-season.js';
import { checkSeason, keptUntil, type SeasonPlan } from '../domain/season-plan.js';
import { LONGEST_SEASON_DAYS, seasonDays, type SeasonDays } from '../domain/season-days.js';
import { suitabilityRules } from '../domain/terms.js';
import { products } from '../lookups.js';
import type { Warning } from '../domain/warning.js';
import { findWarnings, only } from '../queries/warnings.js';
import { formerSeason, type FormerSeason } from './former-season.js';
import { sessionRiders } from './session-riders.js';

export interface SeasonFacts extends SeasonDays {
  readonly former: FormerSeason;
  readonly productId: string;
  readonly maxEnrollment: number | null;
  readonly riders: readonly RiderInSeason[];
  /** Until when places are kept; null where none is. */
  readonly until: Date | null;
  /** Of instructor and place, who or which are wanted elsewhere then. */
  readonly warnings: readonly Warning[];
}

interface Planner {
  readonly sql: Sql;
  readonly farmId: string;
  readonly actor: Actor;
  readonly now: Date;
  readonly settings: BarnSettings;
}

/** What a next season comes to, before it is begun and while it is: its preview asks the same. */
export async function seasonFacts(barn: Planner, plan: SeasonPlan): Promise<SeasonFacts> {
  const { sql, farmId, settings, now } = barn;
  const horizon = plusDays(plan.firstDay, LONGEST_SEASON_DAYS);
  const [former, closures, sold] = await Promise.all([
    formerSeason(sql, farmId, plan.seriesId),
    closuresIn(sql, farmId, { from: plan.firstDay, to: horizon }),
    sql`select product.product_id from ${products(sql)} product
      where farm_id = ${farmId} and is_active and system_use is null and product_id = coalesce(${plan.productId ?? null}::uuid, (
        select r.product_id from registration r where r.farm_id = ${farmId} and r.series_id = ${plan.seriesId}))`,
  ]);
  if (!former) throw notFound('The session', 'series_id');
  if (sold.length === 0) throw invalid('product_id', 'This package is not on sale at this barn');
  const wish = plan.lastDay === undefined ? { count: plan.count ?? former.lessons } : { lastDay: plan.lastDay };
  const days = seasonDays(former, { firstDay: plan.firstDay, end: wish }, closures);
  checkSeason(plan, days, { now, timeZone: settings.timeZone });
  const maxEnrollment = plan.maxEnrollment ?? former.maxEnrollment;
  const studentIds = plan.riders === 'none' ? [] : former.studentIds;
  checkSeriesSize(days.days.length, { people: former.staff + studentIds.length });
  const [riders, warnings] = await Promise.all([
    sessionRiders(sql, farmId, studentIds),
    clashes(barn, former, { days: days.days, studentIds }),
  ]);
  return {
    ...days,
    former,
    productId: plan.productId ?? former.productId,
    maxEnrollment,
    riders: decideSeason({
      session: { ...former, firstDay: days.days[0] ?? null, levels: [former.levels] },
      maxEnrollment,
      riders,
      elsewhere: new Map(
        warnings
          .filter(isOfRider)
          .toReversed()
          .map((warning) => [warning.aboutId, warning]),
      ),
      rules: suitabilityRules(settings),
    }),
    warnings: warnings.filter((warning) => !isOfRider(warning)),
    until: plan.riders === 'offer' && plan.until ? keptUntil(plan.until, settings.timeZone) : null,
  };
}

const isOfRider = ({ code }: Warning) => code === 'rider_double_booked';

/** Who and what of it is wanted elsewhere on one of the days. */
async function clashes(
  { sql, farmId, actor, settings: { timeZone } }: Planner,
  { startTime, endTime, lastsDays, isAllday, ...former }: FormerSeason,
  { days, studentIds }: { days: readonly string[]; studentIds: readonly string[] },
) {
  const uses = only({
    rider: studentIds,
    instructor: [...present(former.instructorId), ...former.extraStaff.map(({ instructorId }) => instructorId)],
    location: present(former.locationId),
  });
  const wanted = days.map((date) => {
    const time = { date, startTime, endDate: plusDays(date, lastsDays), endTime, isAllday };
    return {
      lessonId: randomUUID(),
      sectionId: former.sectionId,
      placing: placingOf(onTheClock(time, timeZone), timeZone),
      uses,
    };
  });
  return findWarnings({ sql, farmId, actor }, wanted);
}

const present = (id: string | null) => (id === null ? [] : [id]);
