import { Count, Flag, Id, ListOf, Money, OneOf, RequiredText, TimeOfDay } from '../../../platform/http/fields.js';
import { CANCEL_REASONS, type CancelReason } from '../../scheduling/contracts.js';
import { BARN_ACTIONS, type BarnAction } from '../domain/status.js';
import { MOST_NOTICE } from '../domain/no-show-release.js';
import { GIVES, MOST_STEPS, NOTICES, PERIODS } from '../domain/policy-rule.js';
import { POLICY_SCOPES, type PolicyScope } from '../policy-events.js';

export const FEE_KINDS = ['none', 'amount', 'percent'] as const;
export const VALID_KINDS = ['settings', 'days', ...PERIODS] as const;
export const CAP_PERIODS = [...PERIODS, 'package'] as const;

/** One step of a policy: until when, and what whoever cancels by then gets. The same in questions and in answers. */
export class PolicyStepFields {
  @OneOf(NOTICES, { description: 'How the notice is told; `start`: until the lesson begins' })
  notice: (typeof NOTICES)[number];
  @Count({ optional: true, max: 1440, description: 'Hours or days; of `clock`, days before the lesson' })
  count?: number;
  @TimeOfDay({ optional: true, description: 'Of `clock`, the time of day' }) time?: string;
  @OneOf(GIVES) gives: (typeof GIVES)[number];
  @Count({ optional: true, max: 100, description: 'Of a credit or a refund; 100 unless told' }) percent?: number;
  @Money({ optional: true, description: 'Kept back of a credit or a refund' }) less?: number;
  @OneOf(FEE_KINDS, { optional: true, description: 'Whether something is charged besides' })
  fee_kind?: (typeof FEE_KINDS)[number];
  @Money({ optional: true, description: 'The amount, or the per cent of the price' }) fee?: number;
  @Flag({ optional: true, description: 'It is given only if somebody takes the place before the lesson begins' })
  if_filled?: number;
}

/** What riders get when the barn calls a lesson off for one reason. */
export class CalledOffFields {
  @OneOf(CANCEL_REASONS) reason: CancelReason;
  @OneOf(BARN_ACTIONS) action: BarnAction;
}

/** A policy as its fields. */
export class PolicyRuleFields {
  @ListOf(() => PolicyStepFields, { max: MOST_STEPS, description: 'The longest notice first; the last one is `start`' })
  steps: PolicyStepFields[];
  @Count({ optional: true, max: 100, description: 'Late cancellations that count as in time; 0: none' })
  free_count?: number;
  @OneOf(PERIODS, { optional: true }) free_per?: (typeof PERIODS)[number];
  @OneOf(VALID_KINDS, { optional: true, description: 'How long a makeup may be ridden' })
  valid_kind?: (typeof VALID_KINDS)[number];
  @Count({ optional: true, max: 3650 }) valid_days?: number;
  @Count({ optional: true, max: 100, description: 'Makeups at most; 0: no limit' }) cap_count?: number;
  @OneOf(CAP_PERIODS, { optional: true }) cap_per?: (typeof CAP_PERIODS)[number];
  @Flag({ optional: true, description: '0: a lesson that was a makeup gives nothing back' }) makeup_again?: number;
  @ListOf(() => CalledOffFields, {
    optional: true,
    max: CANCEL_REASONS.length,
    description: 'What the barn’s reasons give',
  })
  called_off?: CalledOffFields[];
  @Count({ optional: true, max: 10, description: 'No-shows in a row before something follows; 0: not counted' })
  strike_count?: number;
  @Count({
    optional: true,
    max: MOST_NOTICE,
    description: 'Days after the family’s mail on which the places are released by themselves; 0: staff are asked',
  })
  strike_release_days?: number;
}

export class SavePolicyInput extends PolicyRuleFields {
  @OneOf(POLICY_SCOPES) scope: PolicyScope['scope'];
  @Id({ optional: true, nullable: true, description: 'The program, section or series' }) scope_id?: string | null;
  @Count({ optional: true, description: 'What was read before: another by now is refused with 412. 0: there was none' })
  version?: number;
}

export class EndPolicyInput {
  @Id({ description: 'The policy' }) id: string;
}

const MOMENT = { max: 16, description: 'In the barn’s zone: 2026-11-24T16:00' } as const;

export class TryPolicyInput extends PolicyRuleFields {
  @RequiredText(MOMENT) lesson_start: string;
  @RequiredText(MOMENT) cancelled_at: string;
  @Money({ description: 'What the lesson costs' }) price: number;
  @OneOf(CANCEL_REASONS, { optional: true, description: 'The barn calls the lesson off for it' })
  cancelReason?: CancelReason;
}

export class ChangedByPolicyInput extends PolicyRuleFields {
  @OneOf(POLICY_SCOPES) scope: PolicyScope['scope'];
  @Id({ optional: true, nullable: true }) scope_id?: string | null;
}
