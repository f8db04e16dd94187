import type { Fragment, Sql } from '../../../platform/database/connect.js';
import { enabled, type BarnSettings } from '../../../platform/tenancy/barn-settings.js';
import { termCalendar } from '../../setup/contracts.js';
import type { PolicyInForce } from '../domain/cancellation-policy.js';

/** Under how many earlier cancellations a policy looks; more than anybody makes in two years. */
const MOST = 500;
/** No period is longer. */
const LONGEST_DAYS = 366;

export type FoundPolicy = Pick<PolicyInForce, 'policyId' | 'version' | 'rule' | 'earlier' | 'calendar'>;

/** Of a policy's scope: the most particular is the greatest. */
export const particularity = (sql: Sql, scope: Fragment) =>
  sql`array_position(array['barn', 'program', 'section', 'series'], ${scope})`;

/** What the rider of `lp` was given under any policy in the periods of lesson `l`, and by which terms they are reckoned. */
const reckoned = (sql: Sql) => sql`
  coalesce((
    select json_agg(one) from (
      select other_lesson.scheduled_date as "lessonDate", other.cancel_is_free as "isFree",
        (other.cancel_compensation = 'makeup' or coalesce(other.filling = 'waiting' and other.awaited_code = 'CWM', false)) as "isMakeup",
        coalesce(other.package_id = coalesce(lp.package_id, lp.returned_to), false) as "isOfPackage"
      from lesson_person other
        join lesson other_lesson on other_lesson.farm_id = other.farm_id and other_lesson.lesson_id = other.lesson_id
      where other.farm_id = lp.farm_id and other.student_id = lp.student_id and other.cancel_policy_id is not null
        and other.lesson_person_id <> lp.lesson_person_id
        and other_lesson.scheduled_date between l.scheduled_date - ${LONGEST_DAYS}::int and l.scheduled_date + ${LONGEST_DAYS}::int
      limit ${MOST}) one), '[]') as earlier,
  ${termCalendar(sql, sql`lp.farm_id`)} as calendar`;

/** The most particular policy of lesson `l`, as `k`: of its series, its section, its program or the barn. */
export const mostParticular = (sql: Sql) => sql`
  lateral (
    select own.policy_id, own.version, own.rule, own.scope, own.scope_id from cancellation_policy own
      join section x on x.farm_id = l.farm_id and x.section_id = l.section_id
    where own.farm_id = l.farm_id and (own.scope = 'barn' or own.scope_id in (x.program_id, x.section_id, l.series_id))
    order by ${particularity(sql, sql`own.scope`)} desc limit 1) k`;

/** With what its rider was given before. Undefined where the barn has none of its own. One question. */
export async function policyOfPlace(
  sql: Sql,
  farmId: string,
  lessonPersonId: string,
): Promise<FoundPolicy | undefined> {
  const [found] = await sql<FoundPolicy[]>`
    select k.policy_id as "policyId", k.version, k.rule, ${reckoned(sql)}
    from lesson_person lp
      join lesson l on l.farm_id = lp.farm_id and l.lesson_id = lp.lesson_id
      cross join ${mostParticular(sql)}
    where lp.farm_id = ${farmId} and lp.lesson_person_id = ${lessonPersonId}`;
  return found;
}

export interface PlacePolicy extends Pick<PolicyInForce, 'earlier' | 'calendar'> {
  readonly lessonId: string;
  readonly policyId: string | null;
  readonly version: number | null;
  readonly title: string;
  readonly startsAt: Date;
  readonly lessonDate: string;
  /** Null where the settings decide. */
  readonly rule: PolicyInForce['rule'] | null;
}

/** Of places that are held, by the start of their lessons; `chosen` is about place `lp` of lesson `l`. One question. */
export const policiesOfPlaces = (sql: Sql, farmId: string, chosen: Fragment) => sql<PlacePolicy[]>`
  select l.lesson_id as "lessonId", l.title, l.starts_at as "startsAt", l.scheduled_date as "lessonDate",
    k.policy_id as "policyId", k.version, k.rule, ${reckoned(sql)}
  from lesson_person lp
    join lesson l on l.farm_id = lp.farm_id and l.lesson_id = lp.lesson_id
    left join ${mostParticular(sql)} on true
  where lp.farm_id = ${farmId} and not lp.is_cancelled and not l.is_cancelled and ${chosen}
  order by l.starts_at, l.lesson_id`;

/** A fee is charged on an invoice; a barn that writes none charges none. */
export const inForce = (
  found: FoundPolicy | undefined,
  barn: Pick<BarnSettings, 'timeZone' | 'preferences'>,
): PolicyInForce | undefined =>
  found && { ...found, timeZone: barn.timeZone, chargesFees: enabled(barn, 'can_use_invoices') };

/** By lesson; without those that the settings decide. */
export const inForceOfLessons = (
  places: readonly PlacePolicy[],
  barn: Pick<BarnSettings, 'timeZone' | 'preferences'>,
): ReadonlyMap<string, PolicyInForce> =>
  new Map(
    places.flatMap(({ lessonId, policyId, version, rule, earlier, calendar }) => {
      const policy =
        policyId && version !== null && rule
          ? inForce({ policyId, version, rule, earlier, calendar }, barn)
          : undefined;
      return policy ? [[lessonId, policy] as const] : [];
    }),
  );
