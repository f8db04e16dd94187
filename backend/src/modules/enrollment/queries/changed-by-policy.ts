import { QueryHandler } from '@nestjs/cqrs';
import { DateTime } from 'luxon';
import type { Sql } from '../../../platform/database/connect.js';
import { barnQuery, BarnQueryHandler, type Asker } from '../../../platform/messages/barn-query.js';
import { enabled, type BarnSettings } from '../../../platform/tenancy/barn-settings.js';
import { loadBarnSettings } from '../../../platform/tenancy/load-barn-settings.js';
import { firstKnown } from '../../../platform/database/first-known.js';
import { calendarOf } from '../../setup/contracts.js';
import { checkPolicy } from '../domain/check-policy.js';
import { changedBy, type PastCancellation } from '../domain/changed-by-policy.js';
import { particularity } from '../facts/policy-in-force.js';
import type { PolicyRule } from '../domain/policy-rule.js';
import type { PolicyScope } from '../policy-events.js';
import type { ChangedByPolicyReply } from '../http/policies.replies.js';
import { packages } from '../lookups.js';

const DAYS = 30;
/** A deadline costs some calendar reckoning: so many are looked at, the newest. */
const MOST = 200;

/** What of the last thirty days' cancellations would have come to something else by this rule. */
export class ShowChangedByPolicy extends barnQuery<PolicyScope & { rule: PolicyRule }, ChangedByPolicyReply>(
  'enrollment.ShowChangedByPolicy',
) {}

@QueryHandler(ShowChangedByPolicy)
export class ShowChangedByPolicyHandler extends BarnQueryHandler<ShowChangedByPolicy> {
  async answer(
    sql: Sql,
    { rule, ...about }: PolicyScope & { rule: PolicyRule },
    { farmId, now }: Asker & { now: Date },
  ): Promise<ChangedByPolicyReply> {
    checkPolicy(rule);
    const since = new Date(now.getTime() - DAYS * 86_400_000);
    const [barn, calendar, rows] = await Promise.all([
      loadBarnSettings(sql),
      calendarOf(sql, farmId),
      pastCancellations(sql, farmId, about, since),
    ]);
    const { timeZone, currency } = barn;
    const chargesFees = enabled(barn, 'can_use_invoices');
    const cancellations = changedBy(rule, rows.toReversed(), { timeZone, currency, calendar, chargesFees });
    return {
      from: dayOf(since, barn),
      to: dayOf(now, barn),
      looked_at: rows.length,
      changed: cancellations.length,
      cancellations: cancellations.map(({ date, title, name, before, after }) => ({
        scheduled_date: date,
        title,
        name,
        before,
        after,
      })),
    };
  }
}

const dayOf = (at: Date, { timeZone }: BarnSettings) =>
  DateTime.fromJSDate(at, { zone: timeZone }).toFormat('yyyy-MM-dd');

/** Of riders, one by one, whose lessons no more particular policy is for; the newest first. */
const pastCancellations = (sql: Sql, farmId: string, { scope, scopeId }: PolicyScope, since: Date) => sql<
  PastCancellation[]
>`
  select l.scheduled_date as date, l.title, p.person_name as name, lp.student_id as "studentId", l.starts_at as "startsAt",
    lp.cancelled_at::timestamptz as "cancelledAt", coalesce(lp.awaited_code, lp.status_code) as code, lp.filling,
    lp.cancel_compensation as compensation,
    lp.cancel_unit as unit, lp.package_id as "packageId", coalesce(lp.cancel_fee_minor, 0)::bigint as "feeMinor",
    coalesce(k.price_minor / nullif(k.start_count, 0), 0)::bigint as "worthMinor", coalesce(k.kind = 'makeup', false) as "isMakeup"
  from lesson_person lp
    join lesson l on l.farm_id = lp.farm_id and l.lesson_id = lp.lesson_id
    join section x on x.farm_id = l.farm_id and x.section_id = l.section_id
    join student s on s.farm_id = lp.farm_id and s.student_id = lp.student_id
    join person p on p.farm_id = s.farm_id and p.person_id = s.person_id
    left join ${packages(sql)} k on k.farm_id = lp.farm_id and k.package_id = ${firstKnown(sql, sql`lp.package_id`, sql`lp.returned_to`)}
  where lp.farm_id = ${farmId} and lp.is_cancelled and lp.cancelled_at >= ${since} and lp.cancelled_at < l.starts_at
    and lp.status_code in ('CWP', 'CWM', 'CWA', 'CWC', 'CWR', 'CNM', 'CNA')
    and case ${scope} when 'barn' then true when 'program' then x.program_id = ${scopeId}::uuid
      when 'section' then x.section_id = ${scopeId}::uuid else l.series_id = ${scopeId}::uuid end
    and not exists (select from cancellation_policy own where own.farm_id = lp.farm_id
      and own.scope_id in (x.program_id, x.section_id, l.series_id)
      and ${particularity(sql, sql`own.scope`)} > ${particularity(sql, sql`${scope}::text`)})
  order by lp.cancelled_at desc limit ${MOST}`;
