import { Count, DateOnly, Flag, Id, ListOf, Money, OneOf, Text } from '../../../platform/http/fields.js';
import { GIVES } from '../domain/policy-rule.js';
import { POLICY_SCOPES, type PolicyScope } from '../policy-events.js';
import { PolicyRuleFields } from './policies.inputs.js';

export class PolicyReply extends PolicyRuleFields {
  @Id({ nullable: true, description: 'Null for the built-in one' }) id: string | null;
  @OneOf(POLICY_SCOPES) scope: PolicyScope['scope'];
  @Id({ nullable: true }) scope_id: string | null;
  @Text({ nullable: true, description: 'Of the program, section or series' }) name: string | null;
  @Count({ description: '0 for the built-in one' }) version: number;
  @Text({ description: 'As families read it' }) sentence: string;
  @Flag({ description: 'It reckons by terms, and none is left: makeups are good for as long as the settings say' })
  lacks_terms: number;
}

export class PoliciesReply {
  @ListOf(() => PolicyReply, { description: 'The barn’s own, the least particular first' }) policies: PolicyReply[];
  /** What holds where the barn has none of its own. */
  @ListOf(() => PolicyReply, { max: 1 }) built_in: PolicyReply[];
}

export class SavedPolicyReply {
  @ListOf(() => PolicyReply, { max: 1 }) policies: PolicyReply[];
}

export class EndedPolicyReply {
  @Id() id: string;
}

export class PolicySpanReply {
  @Text({ description: 'Last moment of this step, in the barn’s zone: 2026-11-23T16:00' }) until: string;
  @OneOf(GIVES) gives: (typeof GIVES)[number];
  @Text({ description: 'What it gives and charges, in words' }) words: string;
}

export class TriedPolicyReply {
  @Text({ description: 'The rule for this lesson' }) policy_sentence: string;
  @Text({ description: 'What cancelling then comes to' }) words: string;
  @Count({ description: 'Which of the steps it is' }) step: number;
  @OneOf(GIVES) gives: (typeof GIVES)[number];
  @Flag() is_late: number;
  @Flag({ description: 'A free late cancellation was used' }) is_free: number;
  @Flag({ description: 'It is given once somebody takes the place before the lesson begins' }) waits: number;
  @Money({ description: 'Of the price: credited or refunded' }) money_back: number;
  @Money() late_fee: number;
  @Text({
    nullable: true,
    description: 'What the barn’s reason gives; null where none is tried, or the rule says nothing',
  })
  called_off_sentence: string | null;
  @ListOf(() => PolicySpanReply) spans: PolicySpanReply[];
}

export class ChangedCancellationReply {
  @DateOnly() scheduled_date: string;
  @Text() title: string;
  @Text() name: string;
  @Text({ description: 'What it came to' }) before: string;
  @Text({ description: 'What it would have come to' }) after: string;
}

export class ChangedByPolicyReply {
  @DateOnly() from: string;
  @DateOnly() to: string;
  @Count({ description: 'Cancellations that were looked at' }) looked_at: number;
  @Count({ description: 'Of them, those that would have come to something else' }) changed: number;
  @ListOf(() => ChangedCancellationReply, { max: 200 }) cancellations: ChangedCancellationReply[];
}

export class PublicPolicyReply {
  @Text({ nullable: true, description: 'Which lessons it is for; null for all others' }) about: string | null;
  @Text() sentence: string;
}

export class PublicPoliciesReply {
  @Flag({ description: 'Families cancel by themselves' }) can_cancel: number;
  @ListOf(() => PublicPolicyReply) policies: PublicPolicyReply[];
}
