import type { Fragment, Sql } from '../../../platform/database/connect.js';
import type { CalledOffPolicy } from '../../scheduling/contracts.js';
import { calendarOf } from '../../setup/contracts.js';
import type { MakeupLasts } from '../domain/cancellation-policy.js';
import type { PolicyRule } from '../domain/policy-rule.js';
import type { PolicyScope } from '../policy-events.js';
import { mostParticular } from './policy-in-force.js';

export interface LessonPolicy extends PolicyScope {
  readonly lessonId: string;
  readonly policyId: string;
  readonly version: number;
  readonly rule: PolicyRule;
  readonly lasts: MakeupLasts;
}

/** By lesson, its most particular policy; without those that the settings decide. `lessons`: ids, or a query of them. One question. */
export async function policiesOfLessons(
  sql: Sql,
  farmId: string,
  lessons: readonly string[] | Fragment,
): Promise<ReadonlyMap<string, LessonPolicy>> {
  if (Array.isArray(lessons) && lessons.length === 0) return new Map();
  const chosen = Array.isArray(lessons) ? sql`any(${[...lessons]}::uuid[])` : sql`any(array(${lessons as Fragment}))`;
  const [calendar, found] = await Promise.all([
    calendarOf(sql, farmId),
    sql<Omit<LessonPolicy, 'lasts'>[]>`
    select l.lesson_id as "lessonId", k.policy_id as "policyId", k.version, k.rule, k.scope, k.scope_id as "scopeId"
    from lesson l cross join ${mostParticular(sql)}
    where l.farm_id = ${farmId} and l.lesson_id = ${chosen}`,
  ]);
  return new Map(
    found.map((policy) => [policy.lessonId, { ...policy, lasts: { validity: policy.rule.makeup.validity, calendar } }]),
  );
}

/** As scheduling asks for it. */
export const whenCalledOffBy = (policy: LessonPolicy | undefined): CalledOffPolicy | undefined =>
  policy && { policyId: policy.policyId, version: policy.version, given: policy.rule.calledOff ?? {} };
