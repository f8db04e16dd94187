import type { Fragment, Sql } from '../../../platform/database/connect.js';
import { policySentence, type PolicyWritten } from '../../enrollment/contracts.js';

export interface HistoricPolicy {
  version: number;
  /** As it was written; null where the log has it no more. */
  written: PolicyWritten['data'] | null;
  currency: string;
  timeZone: string;
}

/** The policy that decided a cancellation, in the version that did; null of any other event. `event` is a row of the log. */
export const policyIn = (sql: Sql, farmId: string, event: Fragment) => sql`
  case when ${event}.type = 'enrollment.StudentCancelled' and jsonb_typeof(${event}.data -> 'policy') = 'object' then (
    select json_build_object('version', (${event}.data -> 'policy' ->> 'version')::int, 'currency', farm.currency_code,
      'timeZone', farm.time_zone, 'written', (
        select w.data from event w where w.farm_id = ${farmId} and w.type = 'enrollment.PolicyWritten'
          and w.stream = 'cancellationpolicy-' || (${event}.data -> 'policy' ->> 'policyId')
          and w.version = (${event}.data -> 'policy' ->> 'version')::int))
    from farm where farm.farm_id = ${farmId}) end`;

/** As it was then, whatever the barn has written since. */
export const policyWords = ({ version, written, ...reader }: HistoricPolicy) =>
  `By version ${version} of the barn’s policy${written ? `: ${policySentence(written.rule, reader)}` : '.'}`;
