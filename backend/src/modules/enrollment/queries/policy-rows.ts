import type { Sql } from '../../../platform/database/connect.js';
import type { PolicyRule } from '../domain/policy-rule.js';
import { particularity } from '../facts/policy-in-force.js';
import type { PolicyScope } from '../policy-events.js';

export interface PolicyRow extends PolicyScope {
  policyId: string;
  version: number;
  rule: PolicyRule;
  /** Of the program, section or series; null for the barn, and where it is gone. */
  name: string | null;
}

const rows = (sql: Sql, farmId: string) => sql`
  select k.policy_id as "policyId", k.scope, k.scope_id as "scopeId", k.version, k.rule,
    coalesce(p.program_name, x.section_name, s.title) as name
  from cancellation_policy k
    left join program p on p.farm_id = k.farm_id and p.program_id = k.scope_id
    left join section x on x.farm_id = k.farm_id and x.section_id = k.scope_id
    left join lateral (select l.title from lesson l where l.farm_id = k.farm_id and l.series_id = k.scope_id
      order by l.starts_at desc limit 1) s on k.scope = 'series'
  where k.farm_id = ${farmId}`;

/** The least particular first. */
export const policyRows = (sql: Sql, farmId: string) => sql<PolicyRow[]>`
  select * from (${rows(sql, farmId)}) policy
  order by ${particularity(sql, sql`scope`)}, name, "policyId"`;

export async function policyRow(
  sql: Sql,
  farmId: string,
  { scope, scopeId }: PolicyScope,
): Promise<PolicyRow | undefined> {
  const [row] = await sql<PolicyRow[]>`
    select * from (${rows(sql, farmId)}) policy where scope = ${scope} and "scopeId" is not distinct from ${scopeId}::uuid`;
  return row;
}

/** What a policy is to be for, by name; empty for the barn, undefined if there is no such thing. */
export async function scopeName(
  sql: Sql,
  farmId: string,
  { scope, scopeId }: PolicyScope,
): Promise<string | undefined> {
  if (scope === 'barn') return scopeId === null ? '' : undefined;
  const [row] = await sql<{ name: string }[]>`
    select program_name as name from program where farm_id = ${farmId} and program_id = ${scopeId} and ${scope} = 'program'
    union all select section_name from section where farm_id = ${farmId} and section_id = ${scopeId} and ${scope} = 'section'
    union all (select title from lesson where farm_id = ${farmId} and series_id = ${scopeId} and ${scope} = 'series'
      order by starts_at desc limit 1)`;
  return row?.name;
}
