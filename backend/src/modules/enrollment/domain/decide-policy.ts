import { impossible, streamType } from '../../../platform/event-store/stream.js';
import { notFound } from '../../../platform/errors/refusal.js';
import type { PolicyEnded, PolicyEvent, PolicyScope, PolicyWritten } from '../policy-events.js';
import type { TermCalendar } from '../../setup/contracts.js';
import { checkPolicy } from './check-policy.js';
import { enrollmentErrors } from './errors.js';
import { lacksTerms, type PolicyRule } from './policy-rule.js';

export type WrittenPolicy =
  | { readonly phase: 'unknown' }
  | { readonly phase: 'inForce'; readonly version: number; readonly rule: PolicyRule }
  | { readonly phase: 'ended' };

function evolve(_: WrittenPolicy, event: PolicyEvent): WrittenPolicy {
  switch (event.type) {
    case 'enrollment.PolicyWritten':
      return { phase: 'inForce', version: event.data.version, rule: event.data.rule };
    case 'enrollment.PolicyEnded':
      return { phase: 'ended' };
    default:
      return impossible(event);
  }
}

export const policyStream = streamType<WrittenPolicy, PolicyEvent>('cancellationpolicy', { phase: 'unknown' }, evolve);

interface Writing {
  readonly policyId: string;
  readonly about: PolicyScope;
  readonly rule: PolicyRule;
  readonly usesInvoices: boolean;
  /** Of the barn; and the barn's day. */
  readonly calendar: TermCalendar;
  readonly today: string;
  /** It says what stands already. */
  readonly isSame: boolean;
}

/** The next version; nothing if it says what stands already. A fee is charged on an invoice, so the barn must write them;
 * what reckons by terms needs one. */
export function decideWriting(
  { policyId, about, rule, usesInvoices, calendar, today, isSame }: Writing,
  current: WrittenPolicy,
): PolicyWritten[] {
  checkPolicy(rule);
  if (!usesInvoices && rule.steps.some(({ fee }) => fee !== null)) throw enrollmentErrors.fees_need_invoices();
  if (lacksTerms(rule, today, calendar)) throw enrollmentErrors.policy_needs_terms();
  if (current.phase === 'inForce' && isSame) return [];
  const version = current.phase === 'inForce' ? current.version + 1 : 1;
  return [{ type: 'enrollment.PolicyWritten', data: { policyId, ...about, version, rule } }];
}

export function decideEnding(policyId: string, current: WrittenPolicy): PolicyEnded[] {
  if (current.phase === 'unknown') throw notFound('The policy');
  return current.phase === 'ended' ? [] : [{ type: 'enrollment.PolicyEnded', data: { policyId } }];
}
