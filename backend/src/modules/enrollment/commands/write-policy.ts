import { isDeepStrictEqual } from 'node:util';
import { CommandHandler } from '@nestjs/cqrs';
import { notFound, stale } from '../../../platform/errors/refusal.js';
import type { BarnTransaction } from '../../../platform/event-store/barn-transaction.js';
import { barnCommand, BarnCommandHandler } from '../../../platform/messages/barn-command.js';
import { enabled } from '../../../platform/tenancy/barn-settings.js';
import { calendarOf } from '../../setup/contracts.js';
import { barnToday } from '../domain/issue-dates.js';
import { decideEnding, decideWriting, policyStream } from '../domain/decide-policy.js';
import type { PolicyRule } from '../domain/policy-rule.js';
import type { PolicyScope } from '../policy-events.js';
import { policyRow, scopeName } from '../queries/policy-rows.js';

interface Writing extends PolicyScope {
  rule: PolicyRule;
  /** The version that was read before it was changed; without, it is not compared. 0: there was none. */
  seen?: number;
}

/** The barn's own policy for all lessons, or for those of a program, a section or a series. Answers with its id. */
export class WritePolicy extends barnCommand<Writing, string>('enrollment.WritePolicy') {}

@CommandHandler(WritePolicy)
export class WritePolicyHandler extends BarnCommandHandler<WritePolicy> {
  async handle(barn: BarnTransaction, { scope, scopeId, rule, seen }: Writing) {
    const about = { scope, scopeId };
    const [name, before, calendar] = await Promise.all([
      scopeName(barn.sql, barn.farmId, about),
      policyRow(barn.sql, barn.farmId, about),
      calendarOf(barn.sql, barn.farmId),
    ]);
    if (name === undefined) throw notFound(`The ${scope}`, 'scope_id');
    if (seen !== undefined && seen !== (before?.version ?? 0)) throw stale({ version: before?.version ?? 0 });
    const policyId = before?.policyId ?? barn.newId();
    const current = await barn.load(policyStream, policyId);
    const usesInvoices = enabled(barn.settings, 'can_use_invoices');
    const today = barnToday(barn.now, barn.settings.timeZone);
    const isSame = isDeepStrictEqual(before?.rule, rule);
    barn.append(
      policyStream,
      policyId,
      decideWriting({ policyId, about, rule, usesInvoices, calendar, today, isSame }, current),
    );
    return policyId;
  }
}

/** The next less particular policy holds from now on. */
export class EndPolicy extends barnCommand<{ policyId: string }>('enrollment.EndPolicy') {}

@CommandHandler(EndPolicy)
export class EndPolicyHandler extends BarnCommandHandler<EndPolicy> {
  async handle(barn: BarnTransaction, { policyId }: { policyId: string }) {
    const current = await barn.load(policyStream, policyId);
    barn.append(policyStream, policyId, decideEnding(policyId, current));
  }
}
