import type { Sql } from '../../../platform/database/connect.js';
import { enabled } from '../../../platform/tenancy/barn-settings.js';
import { loadBarnSettings } from '../../../platform/tenancy/load-barn-settings.js';
import { announcedPolicy } from '../domain/announced-policy.js';
import { builtInPolicy } from '../domain/built-in-policy.js';
import { cancellationTerms } from '../domain/terms.js';
import { policiesOfPlaces } from '../facts/policy-in-force.js';

/** By id, or a rider's of one day. */
type Announced =
  | { readonly lessonPersonIds: readonly string[] }
  | { readonly studentId: string; readonly date: string };

const chosen = (sql: Sql, asked: Announced) =>
  'date' in asked
    ? sql`lp.student_id = ${asked.studentId} and l.scheduled_date = ${asked.date}`
    : sql`lp.lesson_person_id = any(${[...asked.lessonPersonIds]}::uuid[])`;

/**
 * What cancelling places to come comes to, as families read it; nothing where the settings decide and families may not
 * cancel by themselves.
 */
export async function policyAnnouncement(
  sql: Sql,
  { farmId, now }: { farmId: string; now: Date },
  asked: Announced,
): Promise<string[]> {
  const [barn, places] = await Promise.all([
    loadBarnSettings(sql),
    policiesOfPlaces(sql, farmId, sql`l.starts_at > ${now} and ${chosen(sql, asked)}`),
  ]);
  const bySettings = enabled(barn, 'clients_can_cancel') ? builtInPolicy(cancellationTerms(barn)) : null;
  const told = places.flatMap(({ rule, ...place }) => {
    const holds = rule ?? bySettings;
    return holds ? [{ ...place, rule: holds }] : [];
  });
  return announcedPolicy(told, { ...barn, now });
}
