import { QueryHandler } from '@nestjs/cqrs';
import type { Sql } from '../../../platform/database/connect.js';
import { barnQuery, BarnQueryHandler, type Asker } from '../../../platform/messages/barn-query.js';
import { enabled, type BarnSettings } from '../../../platform/tenancy/barn-settings.js';
import { loadBarnSettings } from '../../../platform/tenancy/load-barn-settings.js';
import { calendarOf, type TermCalendar } from '../../setup/contracts.js';
import { builtInPolicy } from '../domain/built-in-policy.js';
import { barnToday } from '../domain/issue-dates.js';
import { lacksTerms } from '../domain/policy-rule.js';
import { policySentence, type PolicyReader } from '../domain/policy-words.js';
import { cancellationTerms } from '../domain/terms.js';
import type { PoliciesReply, PolicyReply, PublicPoliciesReply } from '../http/policies.replies.js';
import { fieldsOf } from '../http/policy-wire.js';
import { policyRows, type PolicyRow } from './policy-rows.js';

/** The barn's own policies, and the built-in one as its settings say it. */
export class ListPolicies extends barnQuery<object, PoliciesReply>('enrollment.ListPolicies') {}

@QueryHandler(ListPolicies)
export class ListPoliciesHandler extends BarnQueryHandler<ListPolicies> {
  async answer(sql: Sql, _: object, { farmId, now }: Asker & { now: Date }): Promise<PoliciesReply> {
    const [{ barn, rows }, calendar] = await Promise.all([read(sql, farmId), calendarOf(sql, farmId)]);
    const reader = { ...barn, calendar, today: barnToday(now, barn.timeZone) };
    return { policies: rows.map((row) => replyOf(row, reader)), built_in: [replyOf(builtIn(barn), reader)] };
  }
}

/** For anybody: what cancelling comes to, and of which lessons. */
export class ReadPublicPolicies extends barnQuery<object, PublicPoliciesReply>('enrollment.ReadPublicPolicies') {}

@QueryHandler(ReadPublicPolicies)
export class ReadPublicPoliciesHandler extends BarnQueryHandler<ReadPublicPolicies> {
  async answer(sql: Sql, _: object, { farmId }: Asker): Promise<PublicPoliciesReply> {
    const { barn, rows } = await read(sql, farmId);
    const general = rows.find(({ scope }) => scope === 'barn') ?? builtIn(barn);
    const own = rows.filter(({ scope, name }) => scope !== 'barn' && name !== null);
    return {
      can_cancel: enabled(barn, 'clients_can_cancel') ? 1 : 0,
      policies: [general, ...own].map(({ name, rule }) => ({ about: name, sentence: policySentence(rule, barn) })),
    };
  }
}

async function read(sql: Sql, farmId: string) {
  const [barn, rows] = await Promise.all([loadBarnSettings(sql), policyRows(sql, farmId)]);
  return { barn, rows };
}

const builtIn = (barn: BarnSettings) =>
  ({
    policyId: null,
    scope: 'barn',
    scopeId: null,
    name: null,
    version: 0,
    rule: builtInPolicy(cancellationTerms(barn)),
  }) as const;

type Row = Omit<PolicyRow, 'policyId'> & { policyId: string | null };
type Reader = PolicyReader & { calendar: TermCalendar; today: string };

const replyOf = (row: Row, reader: Reader): PolicyReply => ({
  id: row.policyId,
  scope: row.scope,
  scope_id: row.scopeId,
  name: row.name,
  version: row.version,
  sentence: policySentence(row.rule, reader),
  lacks_terms: lacksTerms(row.rule, reader.today, reader.calendar) ? 1 : 0,
  ...fieldsOf(row.rule),
});
