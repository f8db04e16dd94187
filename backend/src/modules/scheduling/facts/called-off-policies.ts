import type { BarnTransaction } from '../../../platform/event-store/barn-transaction.js';
import type { BarnCancelAction, CalledOffPolicy } from '../domain/barn-cancellation.js';
import { calledOff } from '../lookups.js';

type Found = Omit<CalledOffPolicy, 'given'> & { lessonId: string; given: Record<string, BarnCancelAction> };

/** By lesson, those whose policy says something; not asked where staff chose the action. */
export async function calledOffPolicies(
  { sql, farmId }: Pick<BarnTransaction, 'sql' | 'farmId'>,
  { action }: { action?: string | null | undefined },
  lessonIds: readonly string[],
): Promise<ReadonlyMap<string, CalledOffPolicy>> {
  if (action || lessonIds.length === 0) return new Map();
  const found = await sql<Found[]>`
    select lesson_id as "lessonId", policy_id as "policyId", version, given from ${calledOff(sql)} ruled
    where farm_id = ${farmId} and lesson_id = any(${[...lessonIds]}::uuid[])`;
  return new Map(found.map(({ lessonId, ...policy }) => [lessonId, policy]));
}
