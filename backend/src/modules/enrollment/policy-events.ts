import type { DomainEvent, EventCatalogue } from '../../platform/event-store/event.js';
import type { PolicyRule } from './domain/policy-rule.js';
import type { CancelCode } from './domain/status.js';

/** What the policy is for: all of the barn, or one program, section or series, whose id follows. */
export const POLICY_SCOPES = ['barn', 'program', 'section', 'series'] as const;
export interface PolicyScope {
  scope: (typeof POLICY_SCOPES)[number];
  /** Null for the barn. */
  scopeId: string | null;
}
/**
 * Which policy decided, in which version, what it charges in minor units, and whether a free late cancellation was used. `reason`: the
 * barn's, by which it decided; what is given so counts in no allowance and in no cap.
 */
export interface AppliedPolicy {
  policyId: string;
  version: number;
  feeMinor: number;
  isFree: boolean;
  reason?: string;
  /** Nothing is given yet: this is, once the place is filled again before the lesson begins. */
  waits?: WaitsForFilling;
  /** It was, and what was promised is given. */
  isFilled?: true;
}
export interface WaitsForFilling {
  code: CancelCode;
  /** Of a credit, and minor units that are kept back of it. */
  percent: number;
  lessMinor: number;
  /** Riders in the lesson before the cancellation, this one among them. */
  asFull: number;
}
/** Versions count from 1; what was cancelled names the one that decided. */
export type PolicyWritten = DomainEvent<
  'enrollment.PolicyWritten',
  PolicyScope & { policyId: string; version: number; rule: PolicyRule }
>;
export type PolicyEnded = DomainEvent<'enrollment.PolicyEnded', { policyId: string }>;
export type PolicyEvent = PolicyWritten | PolicyEnded;

const id = (n: number) => `01930000-0000-7000-8000-${String(n).padStart(12, '0')}`;

export const policyEvents: EventCatalogue<PolicyEvent> = {
  'enrollment.PolicyWritten': {
    version: 1,
    meaning: 'The barn wrote what a cancellation comes to, for all lessons or for some of them.',
    example: {
      policyId: id(11),
      version: 1,
      scope: 'section',
      scopeId: id(12),
      rule: {
        steps: [
          { until: { kind: 'hours', count: 24 }, gives: 'lesson', percent: 100, lessMinor: 0, fee: null },
          {
            until: { kind: 'start' },
            gives: 'nothing',
            percent: 100,
            lessMinor: 0,
            fee: { kind: 'amount', minor: 1000 },
          },
        ],
        free: { count: 1, per: 'month' },
        makeup: { validity: null, cap: null, again: true },
      },
    },
  },
  'enrollment.PolicyEnded': {
    version: 1,
    meaning: 'A policy of the barn ended: the next less particular one holds for its lessons.',
    example: { policyId: id(11) },
  },
};
